"""On a cluster the results are the same, also when a node is lost in the middle.

    pip install ray; LUDONAUT_CLUSTER=1 pytest tests/lab/test_cluster.py

It starts a dozen processes, which a busy machine may take minutes for: so it must be asked for.
"""

import os

import pytest

from ludonaut.lab import simulate

ray = pytest.importorskip("ray", reason="Ray is an extra: pip install 'ludonaut[cluster]'")

pytestmark = pytest.mark.skipif("LUDONAUT_CLUSTER" not in os.environ, reason="asked for with LUDONAUT_CLUSTER=1")


def test_games_of_a_lost_node_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_worker_niceness", "0")  # Ray's workers are otherwise the last to run on a busy machine
    from ray.cluster_utils import Cluster

    from ludonaut.lab.cluster import results

    tasks = simulate.tasks("salvage", 3, 60, 0, ["greedy"])
    alone = [(result.seed, result.scores) for result in simulate.run(tasks)]
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    try:
        ray.init(address=cluster.address, log_to_driver=False)
        found = []
        for number, result in enumerate(results(tasks)):
            found.append((result.seed, result.scores))
            if number == 10:
                cluster.remove_node(second, allow_graceful=False)
        assert found == alone
    finally:
        ray.shutdown()
        cluster.shutdown()

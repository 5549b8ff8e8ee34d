"""The generator always gives the same numbers."""

from collections import Counter
from hashlib import blake2b

from ludonaut.kernel import Rng, shuffle_unknown


def test_vectors_of_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_secret_seeds_are_hashed_in_every_build() -> None:
    """The compiled build computes in machine words, which a secret seed does not fit into."""
    seed = 2**127 + 41
    hashed = [blake2b((seed + n).to_bytes(17, "little"), digest_size=8).digest() for n in range(1, 7)]
    words = [int.from_bytes(one, "little") for one in hashed]
    rng = Rng(seed)
    assert [rng.bits() for _ in range(3)] == words[:3]
    assert [rng.below(52) for _ in range(2)] == [word * 52 >> 64 for word in words[3:5]]
    assert rng.below(2**40) == words[5] * 2**40 >> 64
    assert rng.s == seed + 6


def test_seeds_below_zero_count_from_the_top_in_every_build() -> None:
    """Set-up makes some draws from the complement of a seed, so that the other draws stay the same."""
    for seed in (-1, ~41, ~(2**64 - 5), ~(2**127 + 41)):
        below, above = Rng(seed), Rng(seed % 2**64)
        assert [below.below(3) for _ in range(5)] == [above.below(3) for _ in range(5)]
        assert below.bits() == above.bits()


def test_derived_numbers_stay_the_same() -> None:
    rng = Rng(7)
    items = list(range(10))
    rng.shuffle(items)
    drawn = [rng.below(100) for _ in range(5)], items, rng.sample("abcdef", 3), [rng.roll() for _ in range(5)]
    again = Rng(7)
    other = list(range(10))
    again.shuffle(other)
    assert (
        [again.below(100) for _ in range(5)],
        other,
        again.sample("abcdef", 3),
        [again.roll() for _ in range(5)],
    ) == drawn


def test_a_copy_gives_the_same_numbers_independently() -> None:
    rng = Rng(3)
    rng.bits()
    copy = rng.copy()
    assert [rng.bits() for _ in range(3)] == [copy.bits() for _ in range(3)]
    rng.bits()
    assert rng.s != copy.s


def test_below_is_even() -> None:
    rng = Rng(11)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_take_removes_what_it_returns() -> None:
    rng = Rng(5)
    items = list("abcdefgh")
    taken = [rng.take(items) for _ in range(8)]
    assert sorted(taken) == list("abcdefgh") and not items
    assert taken != sorted(taken)


def test_unknown_piles_are_dealt_the_same_however_the_cards_lay() -> None:
    dealt = set()
    for seed in range(60):
        hands, deck = [[1, 2], [3]], [4, 5, 6]
        others, another = [[6, 4], [1]], [2, 5, 3]
        shuffle_unknown(Rng(seed), hands, rest=deck)
        shuffle_unknown(Rng(seed), others, rest=another)
        assert (hands, deck) == (others, another)
        assert sorted([*hands[0], *hands[1], *deck]) == [1, 2, 3, 4, 5, 6]
        assert list(map(len, hands)) == [2, 1]
        dealt |= {(place, card) for place, card in enumerate((*hands[0], *hands[1], *sorted(deck)))}
        again = [[1, 2], [3], [4, 5, 6]]
        shuffle_unknown(Rng(seed), again)
        assert sorted(card for pile in again for card in pile) == [1, 2, 3, 4, 5, 6]
    assert {(place, card) for place in range(3) for card in range(1, 7)} <= dealt

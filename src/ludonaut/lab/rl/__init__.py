"""Research interfaces: PettingZoo, Gymnasium and OpenSpiel over the same encoding of actions and observations."""

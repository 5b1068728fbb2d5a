/** The secret allotment of troops at the beginning, and how numbers are set. */
export const war = {
  "war.allot": "Allot the troops: {power}",
  "war.allotRule":
    "{n} {n:troop|troops}, at least the minimum and at most {most} to each general. The split stays secret.",
  "war.atLeast": "at least {n}",
  "war.confirmAllotment": "Allot the troops",
  "war.leftToAllot": "Still to allot: {n}",
  "war.less": "{label}: one less",
  "war.more": "{label}: one more",
  "war.suggest": "Suggest a split",
  "war.tooManyAllotted": "{n} too many",
  "war.allotLater": "Then: {powers}",
} as const;

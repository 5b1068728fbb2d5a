export const treaties = {
  "treaties.title": "Treaties",
  "treaties.about": "Offers on the table that bind",
  "treaties.secret":
    "In the advanced game everybody may negotiate at any time: armistices, votes, roads, subsidies.",
  "treaties.secret.do": "May two players agree in secret?",
  "treaties.secret.1": "Yes",
  "treaties.secret.2": "No: all offers lie open",
  "treaties.secret.3": "Only allies",
  "treaties.secret.why":
    "Everything is said aloud. What is offered stands in the panel of treaties, for all to read.",
  "treaties.binding": "An offer lies before you.",
  "treaties.binding.do": "What if somebody accepts and would rather not keep it?",
  "treaties.binding.1": "He cannot break it",
  "treaties.binding.2": "He pays a fine",
  "treaties.binding.3": "He loses the other’s trust",
  "treaties.binding.why":
    "Every agreement is binding: what would break it is not offered any more, and the page says which treaty forbids it.",
  "treaties.accept": "Read its terms in the panel of treaties.",
  "treaties.accept.do": "Accept the offer.",
  "treaties.peace": "It is in force for the turns it names.",
  "treaties.peace.do": "What can no agreement do?",
  "treaties.peace.1": "Promise a vote",
  "treaties.peace.2": "Stop hussars",
  "treaties.peace.3": "Give Tactical Cards away",
  "treaties.peace.why":
    "Cards pass only by a subsidy contract. And no agreement changes an alliance or a rule.",
  "treaties.end": "A good treaty gives both sides what a third has to pay for.",
} as const;

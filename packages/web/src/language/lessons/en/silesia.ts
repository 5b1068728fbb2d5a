export const silesia = {
  "silesia.title": "Silesia",
  "silesia.about": "Peace for a province",
  "silesia.when":
    "You are Frederick at the end of your stage, with all of Silesia in hand. In the advanced game you may offer Austria a temporary peace.",
  "silesia.when.do": "How often can it be accepted?",
  "silesia.when.1": "Once in the game",
  "silesia.when.2": "Once a year",
  "silesia.when.3": "Whenever it is offered",
  "silesia.when.why": "You may offer it again and again; accepted it is once, and only if Austria likes.",
  "silesia.offer": "A peace would free Austria’s armies for the war against France.",
  "silesia.offer.do": "Offer the peace.",
  "silesia.gain": "Accepted. Silesia is Prussian home country from now on.",
  "silesia.gain.do": "What do you get besides?",
  "silesia.gain.1": "New generals",
  "silesia.gain.2": "Austria’s cards",
  "silesia.gain.3": "A victory marker in the box and a second supply train",
  "silesia.gain.why":
    "A marker goes to the box “Silesia”, and the second train comes into play. In return the Prussian markers in Austria leave the board.",
  "silesia.price": "Half of those markers are set aside: the others are back in your pool.",
  "silesia.price.do": "What does the peace bind Prussia to?",
  "silesia.price.1": "To pay a subsidy",
  "silesia.price.2": "To be neutral for a time",
  "silesia.price.3": "To help Austria",
  "silesia.price.why":
    "Prussia is neutral until its stage after next. If it marches out of its country later, the markers set aside come back to the pool.",
  "silesia.end": "Peace is a bargain with a clock in it: count what each side does with the time.",
} as const;

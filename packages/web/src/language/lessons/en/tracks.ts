export const tracks = {
  "tracks.title": "The tracks",
  "tracks.about": "What the arrows of a Political Card move",
  "tracks.arrows":
    "You have selected a Political Card. You may execute it wholly or in part, or discard it. Its arrows shift political markers on the tracks of Saxony, Russia and Italy.",
  "tracks.arrows.do": "An arrow shows two boxes. May you shift by one?",
  "tracks.arrows.1": "No: all of it, or not at all",
  "tracks.arrows.2": "Yes",
  "tracks.arrows.3": "Only on the star",
  "tracks.arrows.why":
    "The full number, or no shift on that track. Where arrows point both ways, you choose the direction.",
  "tracks.shift":
    "Shifts are announced now and carried out when all have selected: those of one marker are added up.",
  "tracks.shift.do": "Execute the card with the shift it offers you.",
  "tracks.box": "The icons of the box in which a marker lies are in effect; their colour says for whom.",
  "tracks.box.do": "How long does a penalty last?",
  "tracks.box.1": "One turn",
  "tracks.box.2": "As long as the marker lies there",
  "tracks.box.3": "To the next winter",
  "tracks.box.why":
    "As long as the marker lies in that box: fewer Tactical Cards, a general away with an expedition corps, or a victory marker in Italy.",
  "tracks.end": "Look at who profits before you shift: an arrow that helps you may help another more.",
} as const;

import { expect, test } from "vitest";
import { styleFaults } from "../../browsers/styleFaults.ts";

test("rules the oldest browsers would drop are found", () => {
  for (const css of [
    ".card:has(input:checked){color:red}",
    "@media (width>9px){.note:has(p){color:red}}",
    ".card{color:red;.name{color:blue}}",
    ".card{&:hover{color:blue}}",
    ".card{@media (width>9px){&{color:blue}}}",
    "@scope (.card){p{color:red}}",
    '@property --wash{syntax:"<color>";inherits:true;initial-value:red}',
    "p{color:light-dark(black,white)}",
    "p{color:hsl(from var(--wash) h s 40%)}",
    "ul{display:grid;grid-template-rows:subgrid}",
    "p{margin:1lh}",
    "p{-moz-user-select:none;user-select:none}",
    ".board{zoom:2}",
  ])
    expect(styleFaults(css), css).toHaveLength(1);
});

test("what they know, or may leave out, is not", () => {
  for (const css of [
    ".card.chosen{border-color:var(--accent)}",
    "@media (max-width:760px){.card{height:46dvh}.name{color:color-mix(in srgb,red 9%,blue)}}",
    "@font-face{font-family:Inter;src:url(data:font/woff2;base64,AA:has(zoom:2))}",
    'p:before{content:"a{b:has(c){zoom:2}}"}/* :has( & */',
    "p{-webkit-user-select:none;user-select:none;text-wrap:balance}",
    "@container (width>9px){p{background:linear-gradient(red,blue)}}",
    "@keyframes turn{from{rotate:0deg}to{rotate:1turn}}",
  ])
    expect(styleFaults(css), css).toEqual([]);
});

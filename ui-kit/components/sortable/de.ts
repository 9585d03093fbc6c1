export const sortableTexts = {
  move: '{{name}} verschieben',
  help: 'Ziehen, Pfeiltasten drücken oder für ein Menü klicken',
  up: 'Nach oben',
  down: 'Nach unten',
  moved: '{{name}}: Platz {{place}} von {{count}}',
  movedTo: '{{name}}: Platz {{place}} von {{count}} in {{list}}',
  first: '{{name}} steht schon an erster Stelle',
  last: '{{name}} steht schon an letzter Stelle',
  refused: '{{name}} kann nicht dorthin: Es ist kein Platz mehr',
}

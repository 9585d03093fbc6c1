/** Chosen on the dev half of the labelled parts (bench/evaluation). */
export const rules = {
  /** A section's headings have this share of a part's name: it is what the part asks for. */
  titleFits: 0.65,
  /** A piece has this share of the name, or of one thing that the detail asks for. */
  nameFits: 0.6,
  aspectFits: 0.6,
  /** A piece of the kind has this share of what is the part's own. */
  topicFits: 0.5,
  /** A heading of the part's kind, where the part is nothing but its kind. */
  kindFits: 0.7,
  tableBonus: 0.15,
  listFits: 0.75,
  askedFits: 0.8,
  /** A column of a table has the part's name, and the table another. */
  columnFits: 0.6,
  /** So many columns have to be asked for where a table's first one is of 'measures' of any kind. */
  columnsOfMeasures: 1,
  /** A word that means the same counts so much of what its meaning is worth. */
  otherWords: 0.85,
  askedShare: 0.75,
  leastColumns: 3,
  longAspect: 3,
  /** What stands in headings, column heads and the source's name counts so much. */
  headShare: 0.8,
  headFar: 0.55,
  sourceFar: 0.5,
  /** A word that no source has tells little. */
  unknownWeight: 0.4,
  /** Of what the detail asks for, where nothing else tells. */
  someHints: 0.06,
  leastHints: 0.14,
  wholeName: 0.95,
  titleWhole: 0.75,
  namedFits: 0.95,
  /** A sentence whose form is what the part asks for. */
  tellingFits: 0.9,
  /** So many pieces of a kind under a heading of theirs are all of them. */
  leastGathered: 5,
  /** What somebody does in saying it. */
  spokenFits: 0.6,
  fairHints: 0.24,
  manyHints: 0.3,
  someName: 0.3,
  leastHeard: 0.6,
  /** The same word, or its translation, and not one of like meaning. */
  leastWithin: 0.7,
}

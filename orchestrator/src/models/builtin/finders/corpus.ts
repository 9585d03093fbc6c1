import { type Section, titleOf, wordsOfPiece } from './pieces.ts'
import { stemsOf } from './stems.ts'

export interface Corpus {
  sections: readonly Section[]
  /** Stems of each section, its headings and its source's name. */
  stems: ReadonlyMap<
    Section,
    { title: Set<string>; heads: Set<string>; source: Set<string>; all: Set<string> }
  >
}

export function corpusOf(sections: readonly Section[]): Corpus {
  const stems = new Map(
    sections.map((section) => [
      section,
      {
        title: new Set(stemsOf(`${section.title}\n${section.caption}`)),
        heads: new Set(stemsOf(section.heads.join('\n'))),
        source: new Set(stemsOf(section.source)),
        all: new Set(
          stemsOf([section.source, titleOf(section), ...section.pieces.map(wordsOfPiece)].join('\n')),
        ),
      },
    ]),
  )
  return { sections, stems }
}

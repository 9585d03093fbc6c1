import { wordsOf } from './words.ts'

/** Words for what goes badly, and those around them that name nothing else. */
const problem =
  /(?<!\p{L})(?:pain points?|problems?|difficult(?:y|ies)|troubles?|challenges?|shortcomings|(?:goes|going|go) wrong|schmerzpunkte?|probleme?n?|schwierigkeiten|herausforderungen|missstände|läuft schief|schiefläuft|hakt)(?!\p{L})/giu
const frame = new Set(
  `what which are is were the our your their we have has do does there at with in of on for today now currently main
  biggest greatest largest worst most important key top serious urgent present current existing old system systems
  landscape situation company plants operations and how as it
  was welche welches sind ist die der das den dem des unsere unseren unserem wir haben hat gibt es bei mit in im von für heute
  derzeit aktuell zurzeit größte größten wichtigste wichtigsten schlimmsten schwersten drängendsten heutige heutigen
  jetzige jetzigen bestehende bestehenden alte alten system systeme systemen systemlandschaft lage unternehmen wo es am und`.split(
    /\s+/,
  ),
)

/** Whether a question asks what goes badly as things are, of nothing that it names: 'What are the pain points?' */
export const asksForProblems = (question: string): boolean =>
  question.search(problem) !== -1 && wordsOf(question.replace(problem, ' ')).every((word) => frame.has(word))

const told = [
  'present systems operations late separately no spreadsheets against target',
  'die heutigen Systeme und Abläufe: verspätet, getrennt, fehlt, Tabellen, Ziel verfehlt',
]
/**
 * What goes badly is told, in either language, where a document describes how things are; none calls it a problem.
 * Nothing where the question asks for nothing of the kind.
 */
export const byProblems = (question: string): readonly string[] => (asksForProblems(question) ? told : [])

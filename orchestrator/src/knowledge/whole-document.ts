import { documentAsked, documentMeant } from '../models/language/index.ts'
import { type FoundPassage, leadingPassages } from '../retrieval/index.ts'
import type { Tx } from '../runs/index.ts'

/** Passages that are read of a document that is asked for as a whole. */
const mostRead = 24
/** Who names a document asks about it: as sure as a passage that says so word by word. */
const relevance = 0.95

/**
 * Rule: who asks what a document says, by its name, is answered from the document, in its order, and not from what
 * shares words with its name. Of several that are called so, the one whose name is said most fully and stands closest.
 * @param found passages that a search for the question found
 * @returns undefined where none of them is of a document that the question names
 */
export async function wholeDocument(
  tx: Tx,
  question: string,
  found: readonly FoundPassage[],
): Promise<FoundPassage[] | undefined> {
  const asked = documentAsked(question)
  if (asked === undefined) return undefined
  const documents = found.filter(({ sourceType }) => sourceType === 'artifact')
  const name = documentMeant(
    asked,
    documents.map((passage) => passage.name),
  )
  const meant = documents.find((passage) => passage.name === name)
  return meant && leadingPassages(tx, meant, { limit: mostRead, relevance })
}

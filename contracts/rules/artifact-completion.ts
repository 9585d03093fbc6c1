import type { Importance } from '../enums.ts'

/** Document 2, section 9. */
export const importanceWeights: Record<Importance, number> = {
  'Very High': 5,
  High: 4,
  Normal: 3,
  Low: 2,
  'Very Low': 1,
}

export interface CompletionItem {
  name: string
  importance: Importance
  uploaded: boolean
}
export interface ArtifactCompletion {
  /** Percent, rounded. */
  score: number
  label: 'Excellent' | 'Good' | 'Needs Attention'
  items: CompletionItem[]
}

/** A recommended artifact counts if an uploaded name contains its name or the reverse, ignoring case (Document 2, section 5). */
export function matchesArtifact(recommended: string, uploaded: string): boolean {
  const wanted = recommended.trim().toLowerCase()
  const given = uploaded.trim().toLowerCase()
  return wanted !== '' && given !== '' && (given.includes(wanted) || wanted.includes(given))
}

/** Weighted share of the recommended artifacts that are uploaded (Document 2, section 9). Without any: 100. */
export function artifactCompletion(
  recommended: readonly { name: string; importance: Importance }[],
  uploadedNames: readonly string[],
): ArtifactCompletion {
  const items = recommended.map(({ name, importance }) => ({
    name,
    importance,
    uploaded: uploadedNames.some((given) => matchesArtifact(name, given)),
  }))
  const weight = (list: CompletionItem[]): number =>
    list.reduce((sum, item) => sum + importanceWeights[item.importance], 0)
  const total = weight(items)
  const score = total === 0 ? 100 : Math.round((100 * weight(items.filter((item) => item.uploaded))) / total)
  return { score, label: score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : 'Needs Attention', items }
}

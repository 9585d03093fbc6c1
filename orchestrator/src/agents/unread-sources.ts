import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { isNothingFound, languageOf, wordsOf } from '../models/language/index.ts'
import { hasUnreadSources, type SearchPlace } from '../retrieval/index.ts'
import type { GeneratePorts } from './recorded-generate.ts'

const words = inLanguages({
  en: 'Documents or interviews that belong here are still being read: ask again in a few minutes.',
  de: 'Dokumente oder Interviews, die hierher gehören, werden noch gelesen: Fragen Sie in einigen Minuten noch einmal.',
})

/** An answer that found nothing says so where sources are still being read; nobody looks for them otherwise. */
export async function withUnreadSaid(
  { database }: Pick<GeneratePorts, 'database'>,
  scope: Scope,
  { text, place }: { text: string; place: Pick<SearchPlace, 'clientId' | 'initiativeId'> },
): Promise<string> {
  if (!isNothingFound(text)) return text
  const isUnread = await database.tenantRead(scope, (tx) => hasUnreadSources(tx, place))
  return isUnread ? `${text}\n\n${words(languageOf(wordsOf(text)))}` : text
}

import type { TemplateSummary } from '@parley/contracts/http/templates.ts'

/** Templates in the person's language, then those of no language, then the others; each in their former order. */
export function ownLanguageFirst(templates: readonly TemplateSummary[], own: string): TemplateSummary[] {
  const place = ({ language }: TemplateSummary): number => (language === own ? 0 : language === null ? 1 : 2)
  return templates.toSorted((one, other) => place(one) - place(other))
}

import { listIndustries } from '@parley/contracts/http/agents.ts'
import { getTemplate, listTemplates, type TemplateSummary } from '@parley/contracts/http/templates.ts'
import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'

// Document 2, section 9: templates are fresh 5 minutes and kept 10. The list itself is read anew when it is opened.
const freshness = { staleTime: minutes(5), gcTime: minutes(10) }

export const useTemplates = ({ query, filters }: Pick<AddressList, 'query' | 'filters'>) => {
  const { q, sort, range } = query
  const { owner, industry, visibility, language } = filters
  return useRouteQuery(
    listTemplates,
    {
      query: {
        range,
        ...(q === undefined ? {} : { q }),
        ...(sort === undefined ? {} : { sort }),
        ...(owner ? { ownerId: owner } : {}),
        ...(industry ? { industry } : {}),
        ...(visibility ? { visibility: visibility as TemplateSummary['visibility'] } : {}),
        ...(language ? { language: language as WrittenLanguage } : {}),
      },
    },
    { gcTime: freshness.gcTime, staleTime: 0, keepPrevious: true },
  )
}

/** One template with all that is in it. */
export const useTemplate = (id: string, options: { enabled?: boolean } = {}) =>
  useRouteQuery(getTemplate, { params: { id } }, { ...freshness, ...options })

/** Code and name of each industry that templates and agents can be for, by name. */
export function useIndustryOptions() {
  const industryName = useIndustryName()
  const { data = [] } = useRouteQuery(listIndustries, {}, freshness)
  return data
    .filter(({ code }) => code !== 'all')
    .map(({ code }) => [code, industryName(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other))
}

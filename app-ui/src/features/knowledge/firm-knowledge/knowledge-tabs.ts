/** Parts of the page (Document 3, Firm Knowledge Management); each has its place in the address. */
export const knowledgeTabs = ['query', 'artifacts', 'summaries'] as const
export type KnowledgeTab = (typeof knowledgeTabs)[number]

export const addressOfTab = (tab: KnowledgeTab): string => `/firm-management/${tab}`

/** An address without a part, or with one that is not known, leads to the first. */
export const tabNamed = (name: string | undefined): KnowledgeTab =>
  knowledgeTabs.find((tab) => tab === name) ?? knowledgeTabs[0]

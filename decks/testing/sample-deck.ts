import type { DeckDocument, DeckSection } from '../deck-document.ts'

const hostile = `<script>alert(1)</script> & "quoted" 'single' \u0007 ${'unbroken'.repeat(30)} 😀 Ünïcode`

const findings = (count: number): DeckSection => ({
  id: 'findings',
  title: 'Findings',
  lead: 'Two findings are critical and open.',
  groups: [
    {
      heading: null,
      blocks: [
        {
          type: 'chart',
          shape: 'stacked-bar',
          caption: 'Findings by severity and status',
          categories: ['Critical', 'High', 'Medium', 'Low'],
          series: [
            { name: 'Open', tone: 'critical', values: [2, 3, 1, 0] },
            { name: 'Remediated', tone: 'good', values: [0, 1, 4, 2] },
          ],
        },
      ],
    },
    {
      heading: 'Critical',
      blocks: [
        {
          type: 'table',
          caption: 'Critical findings',
          columns: [
            { label: 'Finding', width: 0.5, align: 'left' },
            { label: 'Severity', width: 0.15, align: 'left' },
            { label: 'Remediation', width: 0.35, align: 'left' },
          ],
          rows: Array.from({ length: count }, (_, index) => [
            {
              text: `Finding ${index + 1}: the exit plan is not agreed with the vendor. ${index === 3 ? hostile : ''}`,
              sources: [1],
            },
            { text: 'Critical', tone: 'critical' as const },
            {
              text:
                index % 3 === 0
                  ? ''
                  : 'Agree the exit plan before the contract is signed, and test it once a year with real data.',
            },
          ]),
        },
      ],
    },
  ],
})

const overview: DeckSection = {
  id: 'overview',
  title: 'Goal',
  lead: 'One system for five plants, chosen by March.',
  groups: [
    {
      heading: null,
      blocks: [
        { type: 'paragraph', text: 'Acme replaces four systems by one. '.repeat(6), sources: [1, 2] },
        {
          type: 'facts',
          items: [
            { label: 'Phases completed', value: '2 of 5' },
            { label: 'Open findings', value: '6', tone: 'critical' },
            { label: 'Human hours', value: '42' },
          ],
        },
        {
          type: 'bullets',
          items: [
            { text: 'Old interfaces break', level: 0, sources: [] },
            { text: hostile, level: 1, sources: [2] },
          ],
        },
      ],
    },
  ],
}

const progress: DeckSection = {
  id: 'progress',
  title: 'Progress',
  lead: 'Two of five phases are complete.',
  groups: [
    {
      heading: null,
      blocks: [
        {
          type: 'timeline',
          items: ['Initiation', 'Discovery', 'Evaluation', 'Negotiation', 'Decision'].map((title, index) => ({
            title,
            status: index < 2 ? 'Completed' : 'Pending',
            tone: index < 2 ? 'good' : 'neutral',
            from: index < 3 ? '1 Oct 2026' : null,
            to: index < 3 ? '30 Oct 2026' : null,
            share: index < 2 ? 1 : 0,
          })),
        },
        {
          type: 'chart',
          shape: 'donut',
          caption: 'Inputs filled',
          categories: ['Filled', 'Missing'],
          tones: ['good', 'neutral'],
          series: [{ name: 'Inputs', values: [7, 3] }],
        },
        {
          type: 'chart',
          shape: 'bar',
          caption: 'Turns by phase',
          categories: ['Initiation', 'Discovery'],
          series: [{ name: 'Turns', tone: 'accent', values: [12, 30] }],
        },
      ],
    },
  ],
}

/** Every kind of block, hostile texts, and as many findings as asked for. */
export const sampleDeck = (input: { findings?: number; statements?: number } = {}): DeckDocument => ({
  kind: 'pre-read',
  language: 'en',
  title: 'ERP vendor selection',
  subtitle: 'Pre-Read',
  firmName: 'Northwind Advisory',
  clientName: 'Acme Manufacturing',
  templateName: 'Vendor selection',
  date: '22 November 2026',
  confidentialityMark: 'Confidential',
  words: { page: 'Page', sources: 'Sources', continued: 'continued', contents: 'Contents' },
  sections: [
    overview,
    progress,
    findings(input.findings ?? 12),
    {
      id: 'conversation',
      title: 'Conversation',
      lead: 'What the agents and people said.',
      groups: [
        {
          heading: 'Discovery',
          blocks: Array.from({ length: input.statements ?? 6 }, (_, index) => ({
            type: 'statement' as const,
            speaker: index === 2 ? hostile : 'Requirements Analyst',
            role: 'Contributor',
            at: '22 Nov 2026, 10:15',
            verdict: index % 4 === 3 ? { label: 'Approved', tone: 'good' as const } : null,
            text: `Turn ${index + 1}. The five-year cost is 4.2 million US dollars; the licence is the smaller part. `.repeat(
              index === 1 ? 20 : 3,
            ),
            sources: [1],
          })),
        },
      ],
    },
  ],
  sources: [
    { number: 1, name: 'Five-Year Cost Model.xlsx', page: null, quote: 'Total: 4,200,000' },
    { number: 2, name: 'RFP Requirements.pdf', page: 12, quote: hostile },
  ],
})

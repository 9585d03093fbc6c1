import type { Report } from '@parley/contracts/http/report.ts'
import type { TFunction } from 'i18next'
import { colourOf, hours, number, primaryColour, type ReportPart, text } from '../report-model.ts'
import { phaseAddress } from './progress-parts.ts'

/** What agents did. */
export function agentsPart({ interactions }: Report, t: TFunction): ReportPart {
  const { byAgent } = interactions
  return {
    id: 'agents',
    title: t('report.parts.agents.title'),
    caption: t('report.parts.agents.caption'),
    empty: t('report.parts.agents.empty'),
    table: {
      columns: [
        { label: t('report.columns.agent') },
        { label: t('report.columns.role') },
        { label: t('report.columns.completed'), isNumber: true },
        { label: t('report.columns.notCompleted'), isNumber: true },
        { label: t('report.columns.approved'), isNumber: true },
        { label: t('report.columns.revised'), isNumber: true },
        { label: t('report.columns.rejected'), isNumber: true },
      ],
      rows: byAgent.map((agent) => [
        text(agent.role === 'MODERATOR' ? t('report.roles.MODERATOR') : agent.name),
        text(t(`report.roles.${agent.role}`)),
        number(agent.completed),
        number(agent.total - agent.completed),
        number(agent.approved),
        number(agent.revised),
        number(agent.rejected),
      ]),
    },
    chart: {
      kind: 'stacks',
      format: 'number',
      labels: byAgent.map(({ role, name }) => (role === 'MODERATOR' ? t('report.roles.MODERATOR') : name)),
      series: [
        {
          label: t('report.columns.completed'),
          colour: primaryColour,
          values: byAgent.map(({ completed }) => completed),
        },
        {
          label: t('report.columns.notCompleted'),
          colour: colourOf('low'),
          values: byAgent.map(({ total, completed }) => total - completed),
        },
      ],
    },
  }
}

/** Hours that people spent, by phase; in the order of the phases. */
export function hoursByPhasePart({ hours: spent, phases, initiativeId }: Report, t: TFunction): ReportPart {
  const minutesOf = (phaseId: string | null): number =>
    spent.byPhase.find((one) => one.phaseId === phaseId)?.minutes ?? 0
  const rows = [
    ...phases.map(({ id, name }) => ({ id, name, minutes: minutesOf(id) })),
    { id: null, name: t('report.noPhase'), minutes: minutesOf(null) },
  ].filter(({ minutes }) => minutes > 0)
  return {
    id: 'hours-by-phase',
    title: t('report.parts.hoursByPhase.title'),
    caption: t('report.parts.hoursByPhase.caption'),
    empty: t('report.parts.hoursByPhase.empty'),
    table: {
      columns: [{ label: t('report.columns.phase') }, { label: t('report.columns.hours'), isNumber: true }],
      rows: rows.map(({ id, name, minutes }) => [
        id === null ? text(name) : { ...text(name), to: phaseAddress(initiativeId, id) },
        hours(minutes),
      ]),
    },
    chart: {
      kind: 'bars',
      format: 'hours',
      labels: rows.map(({ name }) => name),
      series: [
        {
          label: t('report.columns.hours'),
          colour: colourOf('human'),
          values: rows.map(({ minutes }) => Math.round(minutes / 6) / 10),
        },
      ],
    },
  }
}

export function hoursByPersonPart({ hours: spent }: Report, t: TFunction): ReportPart {
  return {
    id: 'hours-by-person',
    title: t('report.parts.hoursByPerson.title'),
    caption: t('report.parts.hoursByPerson.caption'),
    empty: t('report.parts.hoursByPerson.empty'),
    table: {
      columns: [{ label: t('report.columns.person') }, { label: t('report.columns.hours'), isNumber: true }],
      rows: spent.byPerson.map(({ name, minutes }) => [text(name), hours(minutes)]),
    },
    chart: null,
  }
}

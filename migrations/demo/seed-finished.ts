import type { FinishedContent } from './content/finished.ts'
import type { SeededClient } from './seed-directory.ts'
import type { WrittenTemplate } from '../starter/write-template.ts'
import { dateOf, daysBefore, insert, json, type Tx } from '../seeding/seed-writer.ts'

interface FinishedSeed {
  finished: FinishedContent
  seeded: SeededClient
  template: WrittenTemplate
  consultantId: string | null
  /** Who wrote the summary. */
  authorId: string | null
  now: Date
}

/** An archived initiative with its phases completed, and what the firm remembers of it. */
export async function seedFinished(tx: Tx, seed: FinishedSeed): Promise<void> {
  const { finished, seeded, template, now } = seed
  const { content } = template
  const tenant = { firm_id: seeded.firmId, client_id: seeded.clientId }
  const endedAt = daysBefore(now, finished.endedDaysAgo)
  const initiative_id = await insert(tx, 'initiative', {
    ...tenant,
    name: finished.name,
    description: finished.description,
    status: 'COMPLETED',
    is_archived: true,
    template_id: template.id,
    template_version: 1,
    template_snapshot: json({
      name: content.name,
      icon: content.icon,
      initiativeType: content.initiativeType,
      inputs: content.inputs,
      teamRoles: content.teamRoles,
    }),
    consultant_id: seed.consultantId,
    metadata: json({}),
    created_at: daysBefore(now, finished.startedDaysAgo),
    updated_at: endedAt,
  })
  await seedCompletedPhases(tx, seed, { ...tenant, initiative_id })
  const { keyFindings, vendorChoices, ...texts } = finished.summary
  await insert(tx, 'initiative_summary', {
    ...tenant,
    ...texts,
    initiative_id,
    key_findings: keyFindings,
    vendor_choices: vendorChoices,
    created_by_id: seed.authorId,
    created_at: endedAt,
    updated_at: endedAt,
  })
}

async function seedCompletedPhases(
  tx: Tx,
  { finished, template, now }: FinishedSeed,
  place: { firm_id: string; client_id: string; initiative_id: string },
): Promise<void> {
  let startedFor = finished.startedDaysAgo
  for (const phase of template.definition.phases) {
    const length = phase.durationDays ?? 1
    const [start, end] = [daysBefore(now, startedFor), daysBefore(now, startedFor - length + 1)]
    await insert(tx, 'initiative_phase', {
      ...place,
      status: 'COMPLETED',
      start_date: start,
      end_date: end,
      name: phase.name,
      position: phase.order,
      inputs: json({}),
      definition: json(phase),
      template_version: 1,
      planned_start: dateOf(start),
      planned_end: dateOf(end),
    })
    startedFor -= length
  }
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listConsultants } from '@parley/contracts/http/consultants.ts'
import { importConsultants, listImports, undoImport } from '@parley/contracts/http/imports.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Upload, uploadFile } from './testing/upload-file.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let member: TestUser

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Firm')
})
afterAll(() => app.close())
beforeEach(async () => {
  client = await app.addClient(firm, 'Client')
  member = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
})

const upload = (given: Omit<Upload, 'user'> & { user?: TestUser }) =>
  uploadFile(app, client, { user: member, ...given })

describe('consultants from a CSV file', () => {
  it('are for those who manage the firm’s users, and are undone like others', async () => {
    const admin = await app.addUser('firmAdmin', { firmId: firm.id })
    const consultant = await app.addConsultant(firm, [client])
    const content = 'firstName,lastName,email,phone,position\nAda,Roth,ada@firm.test,,Principal\n,Nobody,,,\n'
    const path = '/consultants/upload/batch-upload'
    expect((await upload({ content, path, user: consultant })).status).toBe(403)
    expect((await upload({ content, path, user: member })).status).toBe(403)
    const { result } = await upload({ content, path, user: admin })
    expect(result.results.success).toEqual([
      {
        row: 2,
        firstName: 'Ada',
        lastName: 'Roth',
        email: 'ada@firm.test',
        phone: '',
        position: 'Principal',
      },
    ])
    expect(result.results.errors).toHaveLength(1)
    expect(
      (await (await app.as(admin)).call(undoImport, { params: { batchId: result.batchId ?? '' } })).body,
    ).toMatchObject({
      removed: 1,
      kept: 0,
    })
    expect(importConsultants.path).toBe(path)
  })

  it('are brought into any firm by super admins, who name it', async () => {
    const superAdmin = await app.addUser('superAdmin')
    const other = await app.addFirm('Another firm')
    const content = 'firstName,lastName,email,phone,position\nBo,Lind,bo@other.test,,Partner\n'
    const path = '/consultants/upload/batch-upload'
    const given = { content, path, user: superAdmin }
    expect(await upload(given)).toMatchObject({
      status: 400,
      body: { errors: { consultingFirmId: 'Choose the consulting firm.' } },
    })
    expect((await upload({ ...given, fields: { consultingFirmId: newId() } })).status).toBe(404)
    const fields = { consultingFirmId: other.id }
    const checked = await upload({ ...given, fields, dryRun: true })
    expect(checked.result.results.success).toHaveLength(1)
    const { result } = await upload({ ...given, fields })
    // Nothing is kept to undo: batches are the tenant's own.
    expect([result.results.success.length, result.batchId]).toEqual([1, undefined])
    const admin = await app.addUser('firmAdmin', { firmId: other.id })
    const { body } = await (await app.as(admin)).call(listConsultants, { params: { firmId: other.id } })
    expect(body.map(({ lastName }) => lastName)).toEqual(['Lind'])
    expect((await (await app.as(admin)).call(listImports)).body).toEqual([])
    // A firm's own people bring them into no other firm.
    const stranger = await app.addUser('firmAdmin', { firmId: firm.id })
    expect((await upload({ content, path, user: stranger, fields })).status).toBe(404)
  })
})

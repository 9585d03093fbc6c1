import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listImports, stakeholderTemplate, undoImport } from '@parley/contracts/http/imports.ts'
import { listStakeholders, type Stakeholder, updateStakeholder } from '@parley/contracts/http/stakeholders.ts'
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

const people = async (): Promise<Stakeholder[]> =>
  (await (await app.as(member)).call(listStakeholders, { params: { clientId: client.id } })).body

const head = 'firstName,lastName,role,email,phone,notes,department\r\n'

describe('stakeholders from a CSV file', () => {
  it('takes the good rows and says of each bad one where and why', async () => {
    await app.addDepartment(client, 'Finance')
    const content = `${head}Ada,Roth,Sponsor,ada@acme.test,+49 30 1,"says ""yes"", often",finance department\r\n,Lang,Owner,,,,\r\nOtto,Lang,Owner,not-an-email,,,\r\nEva,Berg,Owner,,,,Astrology\r\n\r\nUwe,Kern,Owner,ADA@acme.test,,,\r\nMax,Holt,Buyer,,,,\r\n`
    const { status, result } = await upload({ content })
    expect(status).toBe(200)
    expect(result.total).toBe(6)
    expect(result.results.success).toEqual([
      {
        row: 2,
        firstName: 'Ada',
        lastName: 'Roth',
        role: 'Sponsor',
        email: 'ada@acme.test',
        phone: '+49 30 1',
        notes: 'says "yes", often',
        department: 'finance department',
      },
      expect.objectContaining({ row: 8, firstName: 'Max', lastName: 'Holt' }),
    ])
    expect(result.results.errors.map(({ row, line, column, error }) => [row, line, column, error])).toEqual([
      [3, 3, 'firstName', 'This field is required'],
      [4, 4, 'email', 'Invalid email format'],
      [5, 5, 'department', "There is no department 'Astrology'."],
      [7, 7, 'email', 'Somebody with this email is there already.'],
    ])
    expect(result.results.errors[2]?.cells).toEqual(['Eva', 'Berg', 'Owner', '', '', '', 'Astrology'])
    const saved = await people()
    expect(saved.map(({ lastName, department }) => [lastName, department?.name])).toEqual([
      ['Holt', undefined],
      ['Roth', 'Finance department'],
    ])
  })

  it('says every mistake of a row, and which department is in doubt', async () => {
    for (const name of ['North', 'North']) await app.addDepartment(client, name)
    const content = `${head}Ada,Roth,Sponsor,ada@acme.test,,,\r\n,Lang,,ADA@acme.test,,,Astrology\r\nEva,Berg,Owner,,,,North department\r\n`
    const { results } = (await upload({ content })).result
    expect(results.errors.map(({ row, column, error }) => [row, column, error])).toEqual([
      [
        3,
        'firstName',
        "firstName: This field is required. role: This field is required. email: Somebody with this email is there already. department: There is no department 'Astrology'.",
      ],
      [
        4,
        'department',
        "2 departments are called 'North department'. Leave the cell empty and choose the department later.",
      ],
    ])
  })

  it('takes a quotation mark inside a cell that is not quoted as text', async () => {
    const content = `${head}Ada,Roth,Sponsor,,,5" pipes,\r\nMax,Holt,Buyer,,,says "yes" often,\r\n`
    const { results } = (await upload({ content })).result
    expect(results.errors).toEqual([])
    expect(results.success.map(({ notes }) => notes)).toEqual(['5" pipes', 'says "yes" often'])
  })

  it('are the own client’s where none is named, and somebody’s else', async () => {
    const admin = await app.addUser('firmAdmin', { firmId: firm.id })
    const form = new FormData()
    form.append('file', new Blob([`${head}Ada,Roth,Sponsor,,,,\r\n`]), 'people.csv')
    const path = '/api/stakeholders/upload/batch-upload'
    expect(await (await app.as(admin)).raw('POST', path, { body: form })).toMatchObject({
      status: 400,
      body: { errors: { clientId: 'Client is required' } },
    })
    // `member` names none.
    await upload({ content: `${head}Ada,Roth,Sponsor,,,,\r\n` })
    expect((await people()).map(({ clientId }) => clientId)).toEqual([client.id])
  })

  it('only checks in a dry run', async () => {
    const { result } = await upload({ content: `${head}Ada,Roth,Sponsor,,,,\n`, dryRun: true })
    expect(result.results.success).toHaveLength(1)
    expect(result.batchId).toBeUndefined()
    expect(await people()).toEqual([])
  })

  it.each([
    [
      'a mark, semicolons and other heads',
      '\uFEFFVorname;Nachname;Funktion;E-Mail\r\nJörg;Weiß;Einkäufer;j@acme.test\r\n',
    ],
    ['tabs and old line ends', 'First Name\tSurname\tPosition\rJörg\tWeiß\tEinkäufer\r'],
    ["Excel's own first line", 'sep=;\nfirst_name;last_name;role\nJörg;Weiß;Einkäufer\n'],
    ['line breaks in cells', 'firstName,lastName,role,notes\nJörg,Weiß,Einkäufer,"one\ntwo"\n'],
  ])('reads %s', async (_, content) => {
    const { result } = await upload({ content })
    expect(result.results.errors).toEqual([])
    expect((await people()).map(({ firstName, lastName, role }) => [firstName, lastName, role])).toEqual([
      ['Jörg', 'Weiß', 'Einkäufer'],
    ])
  })

  it('reads what older Excel writes', async () => {
    const { result } = await upload({
      content: new Uint8Array(Buffer.from(`firstName;lastName;role\nJörg;Weiß;Einkäufer\n`, 'latin1')),
    })
    expect(result.results.success).toEqual([expect.objectContaining({ lastName: 'Weiß' })])
  })

  it('counts lines and rows apart where cells hold line breaks', async () => {
    const { result } = await upload({
      content: `firstName,lastName,role,notes\nAda,Roth,Owner,"one\ntwo\nthree"\n,Lang,Owner,\n`,
    })
    expect(result.results.errors).toEqual([expect.objectContaining({ row: 3, line: 5, column: 'firstName' })])
  })

  it('asks for the columns that it cannot find, and takes those that are chosen', async () => {
    const content = 'Given,Family,What\nAda,Roth,Sponsor\n'
    const asked = await upload({ content, dryRun: true })
    expect(asked.result).toMatchObject({
      columns: ['Given', 'Family', 'What'],
      missing: ['firstName', 'lastName', 'role'],
      results: { success: [], errors: [] },
    })
    expect(await upload({ content })).toMatchObject({
      status: 400,
      body: { errors: { mapping: expect.any(String) as unknown } },
    })
    const { result } = await upload({ content, mapping: { firstName: 0, lastName: 1, role: 2 } })
    expect(result.results.success).toHaveLength(1)
  })

  it.each([
    ['an unknown field', { salary: 0 }],
    ['a column that is not there', { firstName: 9 }],
    ['one column for two fields', { firstName: 0, lastName: 0 }],
  ])('refuses a mapping with %s', async (_, mapping) => {
    expect((await upload({ content: `${head}Ada,Roth,Owner,,,,\n`, mapping })).status).toBe(400)
  })

  it('takes the apostrophe away that keeps spreadsheets from running a cell', async () => {
    await upload({ content: "firstName,lastName,role,phone\nAda,Roth,Owner,'+49 30 1\n" })
    expect((await people())[0]?.phone).toBe('+49 30 1')
  })

  it.each([
    {
      what: 'another kind of file',
      name: 'people.xlsx',
      content: 'PK',
      status: 415,
      text: 'Only CSV files can be uploaded.',
    },
    { what: 'a file without rows', name: 'people.csv', content: '', status: 400, text: 'The file is empty.' },
    {
      what: 'an open quote',
      name: 'people.csv',
      content: `${head}Ada,"Roth,Owner\n`,
      status: 422,
      text: 'A quotation mark',
    },
  ])('refuses $what', async ({ name, content, status, text }) => {
    const answer = await upload({ content, name })
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(text)
  })

  it('is not for those who may not manage initiatives', async () => {
    const viewer = await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id })
    expect((await upload({ content: head, user: viewer })).status).toBe(403)
    expect((await (await app.as(viewer)).call(stakeholderTemplate)).status).toBe(403)
  })

  it('gives a template with the columns of Document 1', async () => {
    const { text, headers } = await (await app.as(member)).raw('GET', '/api/stakeholders/upload/template')
    expect(text.replace('\uFEFF', '')).toBe(head)
    expect(headers.get('content-type')).toContain('text/csv')
  })
})

describe('an import', () => {
  const two = `${head}Ada,Roth,Sponsor,,,,\nOtto,Lang,Owner,,,,\n`

  it('is undone once; who was edited since stays', async () => {
    const { result } = await upload({ content: two })
    const [edited] = await people()
    await (
      await app.as(member)
    ).call(updateStakeholder, { params: { id: edited?.id ?? '' }, body: { role: 'Buyer' } })
    const params = { batchId: result.batchId ?? '' }
    const undone = await (await app.as(member)).call(undoImport, { params })
    expect(undone).toMatchObject({ status: 200, body: { removed: 1, kept: 1 } })
    expect((await people()).map(({ id }) => id)).toEqual([edited?.id])
    expect((await (await app.as(member)).call(undoImport, { params })).status).toBe(409)
  })

  it('leaves those who were put to use since', async () => {
    const { result } = await upload({ content: `${two}Ines,Vogt,Advisor,,,,\n` })
    const initiative = await app.addInitiative(client, 'Selection')
    const [used, chosen] = await people()
    // As a field of a phase's inputs has it.
    await app.database.asOwner(`update initiative_phase set inputs = $2 where id = $1`, [
      initiative.phaseIds[0],
      JSON.stringify({ advisors: [chosen?.id] }),
    ])
    await (
      await app.as(member)
    ).raw('POST', `/api/initiatives/${initiative.id}/stakeholders`, {
      body: { stakeholderIds: [used?.id], kind: 'owner' },
    })
    const undone = await (
      await app.as(member)
    ).call(undoImport, { params: { batchId: result.batchId ?? '' } })
    expect(undone.body).toMatchObject({ removed: 1, kept: 2 })
  })

  it('is listed for its client alone, and undone by nobody else', async () => {
    const { result } = await upload({ content: two })
    const other = await app.addClient(firm, 'Other')
    const stranger = await app.addUser('clientAdmin', { firmId: firm.id, clientId: other.id })
    expect((await (await app.as(member)).call(listImports)).body).toEqual([
      expect.objectContaining({
        id: result.batchId,
        fileName: 'people.csv',
        imported: 2,
        failed: 0,
      }) as unknown,
    ])
    expect((await (await app.as(stranger)).call(listImports)).body).toEqual([])
    const foreign = { params: { batchId: result.batchId ?? '' } }
    expect((await (await app.as(stranger)).call(undoImport, foreign)).status).toBe(404)
  })

  it('tells the person how far it is', async () => {
    const told: unknown[] = []
    await app.events.subscribe(`firm.${firm.id}`, (message) => void told.push(message))
    const rows = Array.from({ length: 1200 }, (_, index) => `A,B${index},Owner,,,,`).join('\n')
    await upload({ content: head + rows, dryRun: true })
    expect(told).toEqual(
      [500, 1000, 1200].map((done) =>
        expect.objectContaining({
          type: 'IMPORT_UPDATED',
          userId: member.id,
          data: { kind: 'stakeholders', dryRun: true, done },
        }),
      ),
    )
  })
})

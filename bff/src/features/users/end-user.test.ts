import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { me } from '@parley/contracts/http/session.ts'
import {
  createUser,
  deleteUser,
  getUser,
  sendPasswordReset,
  updateUser,
} from '@parley/contracts/http/users.ts'
import { type TestFirm, testPassword, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  inClient,
  lastAdministrator,
  newEmail,
  usersWorld,
  type UsersWorld,
} from '../../testing/users-world.ts'

let app: TestApp
let world: UsersWorld
let northwind: TestFirm
let firmAdmin: TestUser
let superAdmin: TestUser

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  world = usersWorld(app, northwind)
  firmAdmin = await app.addUser('firmAdmin', { firmId: northwind.id })
  superAdmin = await app.addUser('superAdmin')
})
afterAll(() => app.close())

describe('the last administrator', () => {
  it('cannot be demoted, deactivated or deleted by anybody', async () => {
    const { admin } = await world.addTenant()
    const api = await app.as(firmAdmin)
    const params = { id: admin.id }
    const member = await app.roleId('clientMember')
    const answers = [
      await api.call(updateUser, { params, body: { roleIds: [member] } }),
      await api.call(updateUser, { params, body: { isObsolete: true } }),
      await api.call(deleteUser, { params }),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, body: { message: lastAdministrator } })
    expect((await api.call(getUser, { params })).body).toMatchObject({
      isObsolete: false,
      roles: [{ name: 'Client Admin' }],
    })
  })

  // On a real server (npm run test:services) the two are in the database at the same time.
  it('stays when two demote each other at once', async () => {
    const roleIds = [await app.roleId('clientMember')]
    for (let round = 0; round < 5; round += 1) {
      const { client, admin } = await world.addTenant()
      const second = await app.addUser('clientAdmin', inClient(client))
      const [one, two] = [await app.as(admin), await app.as(second)]
      const answers = await Promise.all([
        one.call(updateUser, { params: { id: second.id }, body: { roleIds } }),
        two.call(updateUser, { params: { id: admin.id }, body: { roleIds } }),
      ])
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    }
  })

  it('of the platform stays too', async () => {
    await app.database.asOwner(
      `update user_account set is_obsolete = true where is_super_admin and id <> $1`,
      [superAdmin.id],
    )
    const api = await app.as(superAdmin)
    const answer = await api.call(deleteUser, { params: { id: superAdmin.id } })
    expect(answer).toMatchObject({ status: 409, body: { message: 'You cannot delete your own account.' } })
  })
})

describe('deleting a user', () => {
  it('takes sign-in and personal data away, and keeps the row for what they wrote', async () => {
    const { client, api } = await world.addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    const theirs = await app.as(person)
    expect((await theirs.call(me)).status).toBe(200)
    const colleague = await app.addUser('clientMember', inClient(client))
    for (const { id } of [person, colleague])
      await app.database.asOwner(
        `insert into knowledge_turn (id, firm_id, client_id, user_id, role, content) values (gen_random_uuid(), $1, $2, $3, 'user', 'A question')`,
        [client.firmId, client.id, id],
      )
    await app.database.asOwner(
      `insert into mail_message (id, to_address, subject, text_body, status, user_id) values
         (gen_random_uuid(), 'former@x.test', '', '', 'SENT', $1), (gen_random_uuid(), $2, '', '', 'KEPT', null)`,
      [person.id, person.email],
    )
    await app.database.asOwner(
      `insert into notification (id, firm_id, client_id, user_id, kind, title) values (gen_random_uuid(), $1, $2, $3, 'mention', 'Hello')`,
      [client.firmId, client.id, person.id],
    )
    expect((await api.call(deleteUser, { params: { id: person.id } })).body).toEqual({ id: person.id })
    const traces = await app.database.asOwner(
      `select 'mail' as of from mail_message where user_id = $1 or to_address = $2
       union all select 'notification' from notification where user_id = $1
       union all select 'device' from session where user_id = $1 and (ip_address is not null or user_agent is not null)`,
      [person.id, person.email],
    )
    expect(traces).toEqual([])
    const questions = await app.database.asOwner('select user_id from knowledge_turn where client_id = $1', [
      client.id,
    ])
    expect(questions).toEqual([{ user_id: colleague.id }])
    expect((await theirs.call(me)).status).toBe(401)
    expect((await world.signIn(person.email, testPassword)).status).toBe(401)
    const [row] = await app.database.asOwner(
      `select email, first_name, last_name, is_obsolete from user_account where id = $1`,
      [person.id],
    )
    expect(row).toEqual({ email: null, first_name: '', last_name: '', is_obsolete: true })
    const left = await app.database.asOwner(`select from credential where user_id = $1`, [person.id])
    expect(left).toEqual([])
    expect(await world.auditOf(person.id)).toEqual(['user.deleted'])
    expect((await api.call(deleteUser, { params: { id: person.id } })).status).toBe(404)
    // The address is free again.
    expect((await api.call(createUser, { body: { email: person.email } })).status).toBe(201)
  })

  it('is refused for the own account', async () => {
    const { client, admin, api } = await world.addTenant()
    await app.addUser('clientAdmin', inClient(client))
    const answer = await api.call(deleteUser, { params: { id: admin.id } })
    expect(answer).toMatchObject({ status: 409, body: { message: 'You cannot delete your own account.' } })
    const off = await api.call(updateUser, { params: { id: admin.id }, body: { isObsolete: true } })
    expect(off.status).toBe(409)
  })
})

describe('a reset by an administrator', () => {
  it('unlocks, and mails a reset to who has a password, else the invitation again', async () => {
    const { client, api } = await world.addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    await app.database.asOwner(
      `insert into attempt_count (user_id, door, failed_attempts, locked_until) values ($1, 'anywhere', 5, now() + interval '1 hour')`,
      [person.id],
    )
    const answer = await api.call(sendPasswordReset, { params: { id: person.id } })
    expect(answer.body).toEqual({ message: 'Password reset email sent successfully' })
    expect((await world.mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['password_reset'])
    expect((await world.signIn(person.email, testPassword)).status).toBe(200)
    const invited = await api.call(createUser, { body: { email: newEmail() } })
    await api.call(sendPasswordReset, { params: { id: invited.body.id } })
    const kinds = (await world.mailsTo(invited.body.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['invitation', 'invitation'])
  })
})

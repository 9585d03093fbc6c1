import type { ApiClient, ApiAnswer } from '@parley/bff/src/testing/api-client.ts'
import { eventually } from '@parley/bff/src/testing/eventually.ts'
import { createClient, createConsultingFirm } from '@parley/contracts/http/people.ts'
import { register } from '@parley/contracts/http/registration.ts'
import { login } from '@parley/contracts/http/session.ts'
import { createPatientClient } from './patient-client.ts'
import type { Tally } from './tally.ts'

/** Of everybody in the drill; each has the address alone in common with nobody. */
const password = 'Drill-of-a-product-1!'
interface Person {
  email: string
  firstName: string
  lastName: string
}
export const superAdmin: Person = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Ruiz' }
const firmAdmin: Person = { email: 'bea@example.com', firstName: 'Bea', lastName: 'Lindt' }
const clientAdmin: Person = { email: 'cem@example.com', firstName: 'Cem', lastName: 'Akay' }

/** Where the product and the mail catcher are. */
export interface Place {
  /** Of its first door. */
  origin: string
  /** Origins of its further doors. */
  others?: readonly string[]
  mails: string
  /** Who works; the client's administrator of the drill where nobody is named. */
  worker?: { email: string; password: string }
}

const patience = { seconds: 90 }

/** @throws Error with what the product said instead */
export function sure<T extends { status: number; text: string }>(answer: T, what: string): T {
  if (answer.status < 300) return answer
  throw new Error(`${what} was answered ${answer.status}: ${answer.text.slice(0, 200)}`)
}

export const asPerson = ({ origin, others = [] }: Place, token?: string, tally?: Tally): ApiClient =>
  createPatientClient([origin, ...others], token, { ...patience, ...(tally && { tally }) })

/** Sets names and password by a link, as its page does. @returns the token of the session */
async function registerBy(place: Place, link: string, person: Person): Promise<string> {
  const { firstName, lastName } = person
  const token = new URL(link).searchParams.get('token') ?? ''
  const answer = sure(
    await asPerson(place).call(register, { body: { token, password, firstName, lastName } }),
    'The registration',
  )
  if ('token' in answer.body) return answer.body.token
  throw new Error(`A link of registration signed nobody in.`)
}

export async function signInAgain(place: Place, tally?: Tally): Promise<string> {
  const body = place.worker ?? { email: clientAdmin.email, password }
  const answer: ApiAnswer = await asPerson(place, undefined, tally).call(login, { body })
  const { token } = sure(answer, `The sign-in of ${body.email}`).body as { token?: string }
  if (token === undefined) throw new Error(`${body.email} is asked for a second factor.`)
  return token
}

/** The client's administrator at work for longer than an access token lasts: whoever is told 401 signs in again. */
export async function asWorker(place: Place, tally: Tally): Promise<ApiClient> {
  const enter = async (): Promise<ApiClient> => asPerson(place, await signInAgain(place, tally), tally)
  let api = await enter()
  let renewal: Promise<void> | undefined
  const renew = async (): Promise<void> => {
    api = await enter()
    renewal = undefined
  }
  const again = async <T extends { status: number }>(ask: () => Promise<T>): Promise<T> => {
    const answer = await ask()
    if (answer.status !== 401) return answer
    renewal ??= renew()
    await renewal
    return ask()
  }
  return {
    raw: (method, path, input) => again(() => api.raw(method, path, input)),
    call: (definition, input) => again(() => api.call(definition, input)),
  }
}

interface CaughtMail {
  ID: string
  To: { Address: string }[]
}

/** Mails that reached an address, the newest first, from the catcher's API. */
async function findMails({ mails }: Place, email: string): Promise<CaughtMail[]> {
  const found = await fetch(`${mails}/api/v1/messages?limit=1000`)
  const { messages } = (await found.json()) as { messages: CaughtMail[] }
  return messages.filter(({ To }) => To.some(({ Address }) => Address === email))
}

export const countMails = async (place: Place, email: string): Promise<number> =>
  (await findMails(place, email)).length

/** The link of the newest mail to an address. */
async function readLink(place: Place, email: string): Promise<string> {
  let link: string | undefined
  await eventually(async () => {
    const [mail] = await findMails(place, email)
    if (mail === undefined) return false
    const read = await fetch(`${place.mails}/api/v1/message/${mail.ID}`)
    const { Text } = (await read.json()) as { Text: string }
    link = /https?:\/\/\S+token=[\w-]+/.exec(Text)?.[0]
    return link !== undefined
  }, 60_000)
  return link ?? ''
}

/** From what `parley admin create` printed or mailed: a firm, a client, and the client's administrator, who works. */
export async function settleIn(place: Place, printed: string): Promise<{ token: string; clientId: string }> {
  const link = /https?:\/\/\S+token=[\w-]+/.exec(printed)?.[0] ?? (await readLink(place, superAdmin.email))
  const superToken = await registerBy(place, link, superAdmin)
  sure(
    await asPerson(place, superToken).call(createConsultingFirm, {
      body: { name: 'Northwind', administrator: firmAdmin },
    }),
    'The firm',
  )
  const firmToken = await registerBy(place, await readLink(place, firmAdmin.email), firmAdmin)
  const client = sure(
    await asPerson(place, firmToken).call(createClient, {
      body: { name: 'Acme Works', industries: [], administrator: clientAdmin },
    }),
    'The client',
  )
  const token = await registerBy(place, await readLink(place, clientAdmin.email), clientAdmin)
  return { token, clientId: client.body.id }
}

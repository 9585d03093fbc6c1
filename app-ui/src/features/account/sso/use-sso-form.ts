import { getSso, type SsoProvider, type SsoSettings, updateSso } from '@parley/contracts/http/sso.ts'
import { ssoPresets } from '@parley/contracts/sso-presets.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { type RowForm, useRowForm } from '../../records/editing/parts.ts'
import { type ConfiguredSso, configuredOf } from './sso-access.ts'

export const endpointFields = ['authorizationUrl', 'tokenUrl', 'userInfoUrl'] as const
export type EndpointField = (typeof endpointFields)[number]

export interface SsoValues extends Record<EndpointField, string> {
  clientId: string
  /** What is typed anew; the one that is kept is never seen. */
  clientSecret: string
  emailDomain: string
  isActive: boolean
  provisionUsers: boolean
  provisionRoleId: string
}

/** Of another provider than the configured one, all that is the provider's begins anew. */
export function valuesFor(provider: SsoProvider, row: ConfiguredSso | undefined): SsoValues {
  const { authorizationUrl, tokenUrl, userInfoUrl } = row?.provider === provider ? row : ssoPresets[provider]
  return {
    clientId: row?.provider === provider ? row.clientId : '',
    clientSecret: '',
    authorizationUrl,
    tokenUrl,
    userInfoUrl,
    emailDomain: row?.emailDomain ?? '',
    isActive: row?.isActive ?? true,
    provisionUsers: row?.provisionUsers ?? false,
    provisionRoleId: row?.provisionRoleId ?? '',
  }
}

/** The part in braces that somebody has still to replace in a preset's address. */
export const placeholderIn = (address: string): string | undefined => /\{[^}]*\}/.exec(address)?.[0]

/** All six fields are there, and nothing is left of a preset's placeholders. */
export const isComplete = (values: SsoValues, needsSecret: boolean): boolean =>
  values.clientId.trim() !== '' &&
  (!needsSecret || values.clientSecret !== '') &&
  endpointFields.every((field) => values[field].trim() !== '' && placeholderIn(values[field]) === undefined)

/** Addresses and client ID: what a stored secret is for. */
const endpointOf = (from: Pick<SsoValues, 'clientId' | EndpointField>): string[] =>
  [from.clientId, ...endpointFields.map((field) => from[field])].map((text) => text.trim())

/** Whether the secret that is kept is for other addresses or another client ID than these: it is typed again then. */
export const isOtherEndpoint = (values: SsoValues, row: ConfiguredSso): boolean =>
  endpointOf(values).join('\n') !== endpointOf(row).join('\n')

/** Whether people come from elsewhere by these values than by the row's: the domain is verified anew then. */
export const isOtherSource = (provider: SsoProvider, values: SsoValues, row: ConfiguredSso): boolean =>
  provider !== row.provider ||
  values.emailDomain.trim() !== (row.emailDomain ?? '') ||
  isOtherEndpoint(values, row)

function bodyOf(provider: SsoProvider, values: SsoValues, from: ConfiguredSso | undefined) {
  const { clientSecret, emailDomain, provisionRoleId, ...rest } = values
  return {
    ...rest,
    provider,
    ...(clientSecret === '' ? {} : { clientSecret }),
    emailDomain: emailDomain.trim() === '' ? null : emailDomain.trim(),
    provisionRoleId: provisionRoleId === '' ? null : provisionRoleId,
    ...(from === undefined ? {} : { updatedAt: from.updatedAt }),
  }
}

interface SsoFormOptions {
  /** The tenant, not the application at the provider. */
  tenantId: string
  provider: SsoProvider
  settings: SsoSettings
  onSaved: () => void
}

/** The configuration of one provider; somebody else may change it meanwhile (decisions D3). */
export function useSsoForm(options: SsoFormOptions): RowForm<ConfiguredSso, SsoValues> {
  const { tenantId, provider, settings, onSaved } = options
  const update = useRouteMutation(updateSso, [getSso])
  return useRowForm<ConfiguredSso, SsoValues>({
    row: configuredOf(settings),
    valuesOf: (row) => valuesFor(provider, row),
    send: (values, from) =>
      update.mutateAsync({ params: { id: tenantId }, body: bodyOf(provider, values, from) }),
    onSaved,
  })
}

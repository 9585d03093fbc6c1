import {
  type FirmSecuritySettings,
  getFirmSecuritySettings,
  listSecurityActivity,
  type SecurityBound,
  securityBounds,
  setFirmSecuritySettings,
} from '@parley/contracts/http/security.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { type RowForm, useRowForm } from '../../records/editing/parts.ts'

export const switches = ['requireTwoFactorForConsultants', 'requireTwoFactorForAdmins'] as const
export const complexity = [
  'requireUppercase',
  'requireLowercase',
  'requireNumbers',
  'requireSpecialChars',
] as const
export type PolicyFlag = (typeof switches)[number] | (typeof complexity)[number]
export const numbers = Object.keys(securityBounds) as SecurityBound[]

/** Numbers as they are typed. */
export type PolicyValues = Record<SecurityBound, string> & Record<PolicyFlag, boolean>
export type PolicyForm = RowForm<FirmSecuritySettings, PolicyValues>

export function valuesOf(settings: FirmSecuritySettings | undefined): PolicyValues {
  const { passwordPolicy, updatedAt: _time, ...rest } = settings ?? standard
  const { minLength, ...flags } = passwordPolicy
  const { sessionTimeout, maxLoginAttempts, lockoutDuration, modelViewDays, ...required } = rest
  return {
    ...required,
    ...flags,
    minLength: String(minLength),
    sessionTimeout: String(sessionTimeout),
    maxLoginAttempts: String(maxLoginAttempts),
    lockoutDuration: String(lockoutDuration),
    modelViewDays: String(modelViewDays),
  }
}

/** Document 3, section 5. */
const standard: FirmSecuritySettings = {
  requireTwoFactorForConsultants: true,
  requireTwoFactorForAdmins: true,
  passwordPolicy: {
    minLength: securityBounds.minLength.standard,
    requireUppercase: true,
    requireLowercase: true,
    requireNumbers: true,
    requireSpecialChars: true,
  },
  sessionTimeout: securityBounds.sessionTimeout.standard,
  maxLoginAttempts: securityBounds.maxLoginAttempts.standard,
  lockoutDuration: securityBounds.lockoutDuration.standard,
  modelViewDays: securityBounds.modelViewDays.standard,
  updatedAt: new Date(0).toISOString(),
}

export const isWithin = (name: SecurityBound, text: string): boolean => {
  const { min, max } = securityBounds[name]
  return /^\d{1,5}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max
}

const policyOf = (values: PolicyValues) => ({
  requireTwoFactorForConsultants: values.requireTwoFactorForConsultants,
  requireTwoFactorForAdmins: values.requireTwoFactorForAdmins,
  passwordPolicy: {
    minLength: Number(values.minLength),
    requireUppercase: values.requireUppercase,
    requireLowercase: values.requireLowercase,
    requireNumbers: values.requireNumbers,
    requireSpecialChars: values.requireSpecialChars,
  },
  sessionTimeout: Number(values.sessionTimeout),
  maxLoginAttempts: Number(values.maxLoginAttempts),
  lockoutDuration: Number(values.lockoutDuration),
  modelViewDays: Number(values.modelViewDays),
})

/** The firm's policy that is there already. */
export function usePolicyForm(settings: FirmSecuritySettings, onSaved: () => void): PolicyForm {
  const update = useRouteMutation(setFirmSecuritySettings, [getFirmSecuritySettings, listSecurityActivity])
  return useRowForm<FirmSecuritySettings, PolicyValues>({
    row: settings,
    valuesOf,
    send: (values, from) => update.mutateAsync({ body: { ...policyOf(values), updatedAt: from?.updatedAt } }),
    onSaved,
  })
}

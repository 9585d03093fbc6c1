import { deviceOf } from '@parley/contracts/device.ts'
import ipaddr from 'ipaddr.js'
import type { CallOrigin } from './origin-of-call.ts'

/** Where a call came from, as a mail may say it: a network and a kind of device, of nobody in particular. */
export interface ShownOrigin {
  network: string | null
  device: string | null
}

/** The address without its last part, which would name one machine. */
function networkOf(address: string | null): string | null {
  if (address === null || !ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4'
    ? parsed.toString().replace(/\.\d+$/, '.*')
    : `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}:*`
}

/**
 * Who asked, from where, for the mail about it. Of what the caller sends, only words of our own come out, so that
 * nobody writes into the mail, and the network says where without naming a machine.
 */
export function shownOrigin({ ipAddress, userAgent }: CallOrigin): ShownOrigin {
  const { browser, system } = deviceOf(userAgent)
  const names = [browser, system].filter((name) => name !== null)
  return { network: networkOf(ipAddress), device: names.length === 0 ? null : names.join(', ') }
}

import type { Id } from '@parley/contracts/ids.ts'
import type { Request, Response } from 'express'
import { createDeviceCookie } from '../../http/cookies.ts'
import type { SessionServices } from './session-services.ts'

/** The cookie of a device that people were signed in on before, as the call brings it. */
export const deviceIn = ({ dependencies }: SessionServices, request: Request): string | undefined =>
  createDeviceCookie(dependencies.settings).read(request)

/** From now on the device is known: the person has just proved on it who they are. */
export async function rememberDevice(
  services: SessionServices,
  { request, response }: { request: Request; response: Response },
  userId: Id,
): Promise<void> {
  const { token, expiresAt } = await services.devices.remember(deviceIn(services, request), userId)
  createDeviceCookie(services.dependencies.settings).write(response, token, expiresAt)
}

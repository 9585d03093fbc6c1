import {
  getPlatformSettings,
  type PlatformSettings,
  setPlatformSettings,
} from '@parley/contracts/http/platform-settings.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useTellFailure } from '../dialogs/index.ts'
import { useGuarded } from '../session/index.ts'

type Changes = Pick<PlatformSettings, 'superAdminsNeedTwoFactor'>

/** The settings of the platform, and a way to change them that asks for a recent proof where there is none. */
export function usePlatformSettings() {
  const guarded = useGuarded()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const client = useQueryClient()
  const queryKey = [getPlatformSettings.name]
  const { data } = useQuery({ queryKey, queryFn: () => guarded(() => callRoute(getPlatformSettings)) })
  const { mutate, isPending } = useMutation({
    mutationFn: (changes: Changes) => guarded(() => callRoute(setPlatformSettings, { body: changes })),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      notify('dashboard.platform.saved', { type: 'success' })
    },
    onError: tellFailure,
  })
  return { settings: data, isChanging: isPending, change: mutate }
}

import { listActivity } from '@parley/contracts/http/activity.ts'
import {
  getInitiative,
  type Initiative,
  listClientInitiatives,
  listFirmInitiatives,
  updateInitiative,
} from '@parley/contracts/http/initiatives.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRefresh, useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { useState } from 'react'
import type { z } from 'zod'

export type InitiativeChange = Omit<z.input<typeof updateInitiative.body>, 'updatedAt'>

export interface InitiativeEdit {
  /**
   * Sends the change, made from what is shown or from what somebody else has made of it meanwhile. @returns what is
   * then stored; undefined where it was refused
   */
  save: (change: InitiativeChange, from?: Initiative) => Promise<Initiative | undefined>
  isBusy: boolean
  /** What went wrong, in the server's words. */
  problem: string | undefined
  /** As somebody else has saved it meanwhile, until the person has decided (decisions D3). */
  theirs: Initiative | null
  reset: () => void
}

/** One change of an initiative in its place on the page; a refused one says why and loses nothing. */
export function useInitiativeEdit(initiative: Initiative): InitiativeEdit {
  const [theirs, setTheirs] = useState<Initiative | null>(null)
  const update = useRouteMutation(updateInitiative, [
    getInitiative,
    listClientInitiatives,
    listFirmInitiatives,
    listActivity,
  ])
  const readAnew = useRefresh([getInitiative])
  const save: InitiativeEdit['save'] = async (change, from = initiative) => {
    try {
      const saved = await update.mutateAsync({
        params: { id: initiative.id },
        body: { ...change, updatedAt: from.updatedAt },
      })
      setTheirs(null)
      return saved
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_UPDATE') {
        setTheirs(error.current as Initiative)
        void readAnew()
      }
      return undefined
    }
  }
  const reset = (): void => {
    setTheirs(null)
    update.reset()
  }
  const { error } = update
  return {
    save,
    isBusy: update.isPending,
    problem: error === null || theirs !== null ? undefined : messageOf(error),
    theirs,
    reset,
  }
}

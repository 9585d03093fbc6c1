import { type RaRecord, useCreate, useNotify, useResourceContext, useTranslate, useUpdate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useRef } from 'react'
import { currentTimeOf, reasonOf, refusalOf } from './refusal.ts'
import type { SavingTexts } from './saving-texts.ts'

export interface Saving<Row extends RaRecord, Values extends FieldValues> {
  /** The record that is edited; a new one without. */
  id: string | undefined
  texts: SavingTexts
  /** What is sent, of what the form holds. */
  toSend: (values: Values, record: Row | undefined) => object
  /** Words of what was saved, where more than its name is worth telling. */
  saved?: (values: Values) => { key: string; args: Record<string, string> } | undefined
}

/** How long a banner stays (Document 3, section 4). */
const bannerTime = 3000

/**
 * Saves what a form holds, and says so. A refusal comes back as the form's errors: beside the fields that the server
 * names, and as a whole at `root.server`. After a stale edit the next attempt replaces what somebody else wrote.
 */
export function useSaveRecord<Row extends RaRecord, Values extends FieldValues>(
  { id, texts, toSend, saved }: Saving<Row, Values>,
  record: Row | undefined,
) {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const notify = useNotify()
  const [create] = useCreate()
  const [update] = useUpdate()
  const newer = useRef<string>(undefined)
  const isNew = id === undefined

  const send = async (data: object): Promise<void> => {
    if (isNew) await create(resource, { data }, { returnPromise: true })
    else await update(resource, { id, data, previousData: record }, { returnPromise: true })
  }
  const errorsOf = (error: unknown): FieldValues => {
    const reason = reasonOf(error, {
      failed: translate(isNew ? texts.createFailed : texts.updateFailed),
      denied: texts.denied && translate(texts.denied),
    })
    newer.current = currentTimeOf(error) ?? newer.current
    const isStale = currentTimeOf(error) !== undefined
    return {
      ...refusalOf(error).errors,
      root: { server: isStale ? `${reason} ${translate('dialogs.overwrite')}` : reason },
    }
  }
  return async (values: Values): Promise<FieldValues | undefined> => {
    const data = toSend(values, record)
    try {
      await send(newer.current === undefined ? data : { ...data, updatedAt: newer.current })
    } catch (error) {
      return errorsOf(error)
    }
    const { key, args } = saved?.(values) ?? { key: isNew ? texts.created : texts.updated, args: {} }
    notify(key, { type: 'success', autoHideDuration: bannerTime, messageArgs: args })
    return undefined
  }
}

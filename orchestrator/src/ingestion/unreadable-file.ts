import { AppError } from '@parley/contracts/errors.ts'

/** Why a file gives no text; the text is shown on the artifact. */
export const unreadableTexts = {
  empty: 'This file is empty.',
  noText: 'This file holds no text. If it is a scan, upload a version with recognised text.',
  password: 'This file is protected by a password. Upload a version without one.',
  damaged: 'This file is damaged or incomplete and could not be read.',
  tooLarge: 'This file is too large to be read.',
  suspicious: 'This file unpacks to far more than a document holds and was not read.',
  tooComplex: 'This file is built of far more parts than a document holds and was not read.',
  tooDeep: 'This file is nested too deeply to be read.',
  forbiddenMarkup:
    'This file declares its own markup entities, which documents do not need, and was not read.',
  timeout: 'Reading this file took too long and was stopped.',
} as const

export type UnreadableReason = keyof typeof unreadableTexts

/** 422 (D7): the file arrived and cannot be read. */
export function unreadable(reason: UnreadableReason, cause?: unknown): AppError {
  return new AppError('UNREADABLE_FILE', unreadableTexts[reason], cause === undefined ? {} : { cause })
}

/** 422: what the file holds is not what its name promises. */
export function wrongContent(extension: string): AppError {
  return new AppError(
    'UNREADABLE_FILE',
    `The content of this file is not what its name says (.${extension}).`,
  )
}

import { open } from 'node:fs/promises'
import { AppError } from '@parley/contracts/errors.ts'
import { imageSize } from 'image-size'

/** Where a picture says its size, EXIF data before it included. */
const headBytes = 512 * 1024
/** A picture of more would take gigabytes to draw, however small its file is (Security, check 8). */
const maxPixels = 100_000_000

/** @throws AppError UNREADABLE_FILE for pictures that do not say their size, or have too many pixels */
export async function checkPictureSize(path: string): Promise<void> {
  const size = await readSize(path)
  if (size === undefined)
    throw new AppError('UNREADABLE_FILE', 'This picture cannot be read. Save it anew and upload it again.')
  if (size.width * size.height > maxPixels)
    throw new AppError('UNREADABLE_FILE', 'This picture has more than 100 million pixels. Make it smaller.')
}

async function readSize(path: string): Promise<{ width: number; height: number } | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return imageSize(buffer.subarray(0, bytesRead))
  } catch {
    return undefined
  } finally {
    await file.close()
  }
}

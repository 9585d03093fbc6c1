import JsdomEnvironment from '@jest/environment-jsdom-abstract'
import * as jsdom from 'jsdom'

const ofNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'Uint8Array',
]

/**
 * jsdom has no fetch and no streams; Node's own stand in, so that calls go the way they go in a browser. Jest's own
 * environment has a jsdom whose window is twice as slow.
 */
export default class ScreenEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['node'] },
        },
      },
      context,
      jsdom,
    )
    for (const name of ofNode) this.global[name] = globalThis[name]
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto })
  }
}

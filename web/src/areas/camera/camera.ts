import type { camera } from '#contract/campus/camera.ts'
import type { Reply } from '#web/api/call.ts'

/** Where the requests of one screen are read and sent, and the name of its draft. */
export interface CameraCalls {
  readonly draft: string
  readonly list: typeof camera.requests | typeof camera.cinematographyRequests
  readonly send: typeof camera.send | typeof camera.sendCinematography
  readonly cancel: typeof camera.cancel | typeof camera.cancelCinematography
}

export type CameraRequest = Reply<CameraCalls['list']>['requests'][number]
export type CancelledRequest = Reply<CameraCalls['list']>['cancelled'][number]
export type Equipment = CameraRequest['equipment'][number]

import { camera } from '#contract/campus/camera.ts'
import { createScreen } from '#web/ui/layout/create-screen.tsx'
import type { CameraCalls } from './camera.ts'
import { CameraRequests } from './CameraRequests.tsx'
import { words } from './words.ts'

const calls: CameraCalls = {
  draft: 'camera',
  list: camera.requests,
  send: camera.send,
  cancel: camera.cancel,
}

const CameraScreen = createScreen(words.camera, () => <CameraRequests calls={calls} />)

export default CameraScreen

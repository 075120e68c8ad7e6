import { camera } from '#contract/campus/camera.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { CameraCalls } from './camera.ts'
import { CameraRequests } from './CameraRequests.tsx'
import { words } from './words.ts'

const calls: CameraCalls = {
  draft: 'cinematography-camera',
  list: camera.cinematographyRequests,
  send: camera.sendCinematography,
  cancel: camera.cancelCinematography,
}

/** For students of the school of cinematography; others read why, with the way to the cameras for all. */
const CinematographyCameraScreen = () => {
  const t = useWords(words)
  return (
    <Screen
      name={t('cinematographyCamera')}
      renderFailure={(failure) =>
        renderNotFound(
          failure,
          <ButtonLink kind="main" to="/cam-requests">
            {t('camera')}
          </ButtonLink>,
        )
      }
    >
      <CameraRequests calls={calls} />
    </Screen>
  )
}

export default CinematographyCameraScreen

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { lab } from '#contract/studies/lab.ts'
import { send } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './Lab.module.css'
import type { LabUnit } from './lab.ts'
import { words } from './words.ts'

interface Props {
  readonly unitId: string
  readonly material: LabUnit['materials'][number]
}

const playIcon = 'M8 5l11 7-11 7z'

/** Loads a recording once and plays it; other files are downloaded. */
export const AudioButton = ({ unitId, material }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { fileID, filename, mime } = material
  const title = text(material, 'title')
  const isSound = mime.startsWith('audio/')
  const [url, setUrl] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url])
  // A new element plays at once; later presses restart it.
  const load = useMutation({
    mutationFn: async () => send(lab.material, { params: { unitId, fileID } }),
    onSuccess: (file) => (isSound ? setUrl(URL.createObjectURL(file as Blob)) : saveFile(file, filename)),
  })
  const press = () => {
    if (player.current === null) return load.isPending ? undefined : load.mutate()
    player.current.currentTime = 0
    return void player.current.play().catch(() => setFailed(true))
  }
  return (
    <span className={classes['audio']}>
      <button type="button" className="plain-button" onClick={press}>
        <StrokeIcon d={isSound ? playIcon : iconPaths.clip} size={18} />{' '}
        {t(isSound ? 'play' : 'download', { title })}
      </button>
      {url !== null && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is heard is the exercise; its task describes it
        <audio ref={player} src={url} controls autoPlay aria-label={title} onError={() => setFailed(true)} />
      )}
      {hasFailed && <Notice kind="warning">{t('playFailed')}</Notice>}
      <ProblemNotice problem={load.error} />
    </span>
  )
}

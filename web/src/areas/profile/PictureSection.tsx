import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { profile } from '#contract/account/profile.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { findPictureError, readPicture, maxMegabytes, pictureTypes } from './read-picture.ts'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'
import type { Message } from '#web/i18n/message.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'

/** The current picture, the one that awaits confirmation, and a newly chosen one. */
export const PictureSection = () => {
  const t = useWords(words)
  const m = useWords(messages)
  const format = useFormatMessage()
  const locale = useLocale()
  const file = useRef<HTMLInputElement>(null)
  const { data } = useSuspenseQuery(q(profile.picture))
  useLiveAnswers('picture', data.awaiting !== null || data.reject_reason !== null)
  const [selected, setSelected] = useState<string | null>(null)
  const [error, setError] = useState<Message | null>(null)
  const upload = useSend(profile.changePicture, {
    onSuccess: () => setSelected(null),
  })

  const choose = async (pickedFile: File | undefined) => {
    if (pickedFile === undefined) return
    upload.reset()
    const fileError = findPictureError(pickedFile)
    setError(
      fileError === 'size'
        ? { phrase: messages.fileTooBig, params: { limit: maxMegabytes } }
        : fileError === 'type'
          ? { phrase: messages.fileTypeNotAllowed, params: { types: 'JPEG, PNG, WebP' } }
          : null,
    )
    if (fileError !== null) return
    const dataUrl = await readPicture(pickedFile)
    if (dataUrl === null) setError({ phrase: words.unreadable })
    else setSelected(dataUrl)
  }
  const hasPicture = data.picture !== null || data.awaiting !== null
  const pictures = [
    { src: data.picture && `data:image/jpeg;base64,${data.picture}`, caption: t('pictureOf'), more: null },
    {
      src: selected === null && data.awaiting ? `data:image/jpeg;base64,${data.awaiting}` : null,
      caption: t('awaiting'),
      more: data.awaiting_since && t('awaitingSince', { when: formatInstant(data.awaiting_since, locale) }),
    },
    { src: selected, caption: t('preview'), more: null },
  ]
  return (
    <div className={classes['picture']}>
      <div className={classes['pictures']}>
        {pictures.map(
          ({ src, caption, more }) =>
            src && (
              <figure key={caption}>
                <img src={src} alt={caption} />
                <figcaption>
                  {caption}
                  {more && <div>{more}</div>}
                </figcaption>
              </figure>
            ),
        )}
      </div>
      <div>
        {!hasPicture && selected === null && <p>{t('noPicture')}</p>}
        <div className={classes['notices']}>
          {data.reject_reason !== null && selected === null && (
            <Notice kind="warning" title={t('pictureRejected')}>
              {data.reject_reason}
            </Notice>
          )}
          {data.awaiting !== null && selected === null && <Notice kind="info">{m('pictureAwaits')}</Notice>}
        </div>
        <p className="muted">{t('pictureHint', { limit: maxMegabytes })}</p>
        <div className={classes['notices']}>
          {error !== null && <Notice kind="error">{format(error)}</Notice>}
          <ProblemNotice problem={upload.error} />
        </div>
        <input
          ref={file}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            // Allows the same file to be chosen again after a failure.
            event.target.value = ''
          }}
        />
        <div className={classes['actions']}>
          {selected !== null && (
            <button
              type="button"
              className="main-button"
              aria-disabled={upload.isPending}
              onClick={() =>
                !upload.isPending && upload.mutate({ body: { picture: selected.split(',')[1] ?? '' } })
              }
            >
              {upload.isPending ? t('sending') : t('sendPicture')}
            </button>
          )}
          <button type="button" className="plain-button" onClick={() => file.current?.click()}>
            {t(selected !== null ? 'chooseOther' : hasPicture ? 'changePicture' : 'choosePicture')}
          </button>
          {selected !== null && !upload.isPending && (
            <button type="button" className="plain-button" onClick={() => setSelected(null)}>
              {t('cancel')}
            </button>
          )}
        </div>
        {upload.isPending && <progress className={classes['progress']} aria-label={t('sending')} />}
      </div>
    </div>
  )
}

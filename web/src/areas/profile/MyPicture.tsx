import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { profile } from '#contract/account/profile.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { pictureFault, readPicture, mostMegabytes, pictureTypes } from './read-picture.ts'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

/** My picture, and a new one on its way: chosen, looked at, sent, and waiting for the administration. */
export const MyPicture = () => {
  const t = useWords(words)
  const m = useWords(messages)
  const locale = useLocale()
  const file = useRef<HTMLInputElement>(null)
  const { data } = useSuspenseQuery(q(profile.picture))
  const [chosen, setChosen] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const sending = useSend(profile.changePicture, {
    onSuccess: () => setChosen(null),
  })

  const choose = async (picked: File | undefined) => {
    if (picked === undefined) return
    sending.reset()
    const wrong = pictureFault(picked)
    setFault(
      wrong === 'size'
        ? m('fileTooBig', { limit: mostMegabytes })
        : wrong === 'type'
          ? m('fileTypeNotAllowed', { types: 'JPEG, PNG, WebP' })
          : null,
    )
    if (wrong !== null) return
    const read = await readPicture(picked)
    if (read === null) setFault(t('unreadable'))
    else setChosen(read)
  }
  const pictures = [
    { src: data.picture && `data:image/jpeg;base64,${data.picture}`, caption: t('pictureOf'), more: null },
    {
      src: chosen === null && data.awaiting ? `data:image/jpeg;base64,${data.awaiting}` : null,
      caption: t('awaiting'),
      more: data.awaiting_since && t('awaitingSince', { when: formatInstant(data.awaiting_since, locale) }),
    },
    { src: chosen, caption: t('preview'), more: null },
  ]
  return (
    <>
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
      {data.picture === null && data.awaiting === null && chosen === null && <p>{t('noPicture')}</p>}
      <div className={classes['told']}>
        {data.awaiting !== null && chosen === null && <Notice kind="info">{m('pictureAwaits')}</Notice>}
      </div>
      <p className="muted">{t('pictureHint', { limit: mostMegabytes })}</p>
      <div className={classes['told']}>
        {fault !== null && <Notice kind="error">{fault}</Notice>}
        <ProblemNotice problem={sending.error} />
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          // The same file can be chosen again after a failure.
          event.target.value = ''
        }}
      />
      <div className={classes['actions']}>
        {chosen !== null && (
          <button
            type="button"
            className="main-button"
            aria-disabled={sending.isPending}
            onClick={() =>
              !sending.isPending && sending.mutate({ body: { picture: chosen.split(',')[1] ?? '' } })
            }
          >
            {sending.isPending ? t('sending') : t('sendPicture')}
          </button>
        )}
        <button type="button" className="plain-button" onClick={() => file.current?.click()}>
          {t(chosen === null ? 'choosePicture' : 'chooseOther')}
        </button>
        {chosen !== null && !sending.isPending && (
          <button type="button" className="plain-button" onClick={() => setChosen(null)}>
            {t('forget')}
          </button>
        )}
      </div>
      {sending.isPending && <progress className={classes['progress']} aria-label={t('sending')} />}
    </>
  )
}

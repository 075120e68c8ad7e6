import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useShownColorScheme } from '#web/api/color-scheme.ts'
import { readPreference, savePreference } from '#web/api/preference.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { AnswerMark } from './AnswerMark.tsx'
import type { ExamPage, ShownAnswer } from '#web/areas/exams/viewing/exam-paper.ts'
import { usePageKey } from './usePageKey.ts'
import { useFullScreen } from './useFullScreen.ts'
import { useFullScreenKeys } from './useFullScreenKeys.ts'
import { useShownAnswer } from './useShownAnswer.ts'
import { useZoom } from './useZoom.ts'
import classes from '#web/areas/exams/viewing/Viewing.module.css'
import { words } from '#web/areas/exams/viewing/words.ts'
import { getZoomLimits } from './zoom.ts'

interface Props {
  readonly examPage: ExamPage
  readonly count: number
  /** The answer that is marked on this page. */
  readonly shownAnswer: ShownAnswer | null
  readonly onPage: (page: number) => void
  readonly hasFailed: boolean
  readonly onFailed: () => void
  readonly onReload: () => void
}

/** A sheet with arrows to its upper and lower edge. */
const largerIcon = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'
const smallerIcon = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5'
const wholeSheetIcon = 'M6 3h12v18H6zM12 6v12M9.5 8.5L12 6l2.500 2.500M9.500 15.500L12 18l2.500-2.500'

const fullScreenKey = 'f'

/** One scanned page that can be zoomed and moved by buttons, fingers, mouse and keys. */
export const ExamPageViewer = ({
  examPage,
  count,
  shownAnswer,
  onPage,
  hasFailed,
  onFailed,
  onReload,
}: Props) => {
  const t = useWords(words)
  const { pane, scale, zoomIn, zoomOut, fitWidth, fitSheet, pressZoomKey, paneProps } = useZoom()
  const { page, width, height, picture } = examPage
  const viewer = useRef<HTMLDivElement>(null)
  const { isFull, isCovering, toggle } = useFullScreen(viewer)
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 })
  }, [pane, page])
  useShownAnswer(pane, shownAnswer, isFull)
  usePageKey(fullScreenKey, viewer, toggle)
  useFullScreenKeys(pane, isFull, pressZoomKey)
  const [isHelpShown, setHelpShown] = useState(false)
  const isDark = useShownColorScheme() === 'dark'
  const [isBright, setBright] = useState(() => readPreference('bright_sheets') === 'true')
  const toggleBright = () => {
    setBright(!isBright)
    savePreference('bright_sheets', String(!isBright))
  }
  const { isMaximum, isMinimum } = getZoomLimits(scale)
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const percent = Math.round(scale * 100)
  return (
    <div
      ref={viewer}
      className={classes['viewer']}
      data-full={isFull || undefined}
      data-covering={isCovering || undefined}
    >
      <div className={classes['tools']}>
        <div className={classes['pageTools']}>
          <button
            type="button"
            aria-label={t('previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="left" />
          </button>
          <span className={classes['page']} aria-live="polite">
            <span aria-hidden="true">
              {page} / {count}
            </span>
            <span className="visually-hidden">{t('pageOf', { page, count })}</span>
          </span>
          <button
            type="button"
            aria-label={t('next')}
            disabled={page >= count}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="right" />
          </button>
        </div>
        <div className={classes['zoomTools']}>
          <button type="button" aria-label={t('zoomOut')} aria-disabled={isMinimum} onClick={zoomOut}>
            <StrokeIcon d="M5 12h14" />
          </button>
          <button type="button" className={classes['percent']} onClick={fitWidth}>
            <span className="visually-hidden">{t('fitWidth')}: </span>
            {t('percent', { percent })}
          </button>
          <button type="button" aria-label={t('zoomIn')} aria-disabled={isMaximum} onClick={zoomIn}>
            <StrokeIcon d="M5 12h14M12 5v14" />
          </button>
          <button
            type="button"
            aria-label={t('fitSheet')}
            title={t('fitSheet')}
            onClick={() => fitSheet({ width, height })}
          >
            <StrokeIcon d={wholeSheetIcon} />
          </button>
          {isDark && (
            <button
              type="button"
              aria-label={t('brightSheet')}
              title={t('brightSheet')}
              aria-pressed={isBright}
              onClick={toggleBright}
            >
              <Icon name="sun" />
            </button>
          )}
          {!isFull && (
            <button
              type="button"
              aria-label={t('help')}
              title={t('help')}
              aria-expanded={isHelpShown}
              aria-controls="how-to-zoom"
              onClick={() => setHelpShown(!isHelpShown)}
            >
              ?
            </button>
          )}
        </div>
        <button
          type="button"
          className={classes['fullScreen']}
          aria-label={t(isFull ? 'leaveFullScreen' : 'fullScreen')}
          aria-keyshortcuts={fullScreenKey}
          onClick={toggle}
        >
          <StrokeIcon d={isFull ? smallerIcon : largerIcon} />
        </button>
        <output className="visually-hidden">{percent === 100 ? '' : t('zoom', { percent })}</output>
      </div>
      {/* Also what describes the pane to a screen reader, shown or not. */}
      <p id="how-to-zoom" className={isHelpShown ? classes['muted'] : 'visually-hidden'}>
        {t(isTouched ? 'howToZoomByFingers' : 'howToZoom')}
      </p>
      {hasFailed && (
        <Notice
          kind="error"
          action={
            <button type="button" className="plain-button" onClick={onReload}>
              {t('reload')}
            </button>
          }
        >
          {t('notLoaded')}
        </Notice>
      )}
      <section
        ref={pane}
        className={classes['pane']}
        aria-label={t('pageOf', { page, count })}
        aria-describedby="how-to-zoom"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keys, so it takes the focus
        tabIndex={0}
        data-zoomed={scale > 1 || undefined}
        style={{ aspectRatio: `${width} / ${height}` }}
        {...paneProps}
      >
        <div
          className={classes['sheet']}
          style={{ width: `${scale * 100}%` }}
          data-dimmed={(isDark && !isBright) || undefined}
        >
          <img
            key={page}
            src={picture}
            alt={t('page', { page })}
            width={width}
            height={height}
            draggable={false}
            onError={onFailed}
          />
          {shownAnswer !== null && <AnswerMark answer={shownAnswer} />}
        </div>
      </section>
      <output className="visually-hidden">
        {shownAnswer !== null &&
          t(shownAnswer.area === null ? 'answerIsOnPage' : 'answerIsMarked', {
            number: shownAnswer.number,
            page,
          })}
      </output>
    </div>
  )
}

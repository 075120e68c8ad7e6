import { useSuspenseQuery } from '@tanstack/react-query'
import { master } from '#contract/studies/master.ts'
import { q, type Reply } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast, undoBy } from '#web/ui/feedback/toast-store.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { undoWords } from '#web/ui/undo-words.ts'
import { words } from '../words.ts'
import classes from './Themes.module.css'

type Theme = Reply<typeof master.themes>['items'][number]

interface Props {
  readonly filter: { readonly search: string; readonly supervisor: string; readonly page: number }
  readonly onGo: (page: number) => void
  readonly canChoose: boolean
}

/** One page of the themes, free ones first. */
export const ThemeList = ({ filter: { search, supervisor, page }, onGo, canChoose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const query = {
    ...(page > 1 && { page }),
    ...(search !== '' && { search }),
    ...(supervisor !== '' && { supervisor }),
  }
  const isAll = Object.keys(query).length === 0
  const { items, total, perPage, mine } = useSuspenseQuery(q(master.themes, isAll ? {} : { query })).data
  const isMine = ({ themeID }: Theme) => mine?.themeID === themeID && mine.status !== 'rejected'
  const choose = useSend(master.chooseTheme, {
    onSuccess: () =>
      showToast({
        phrase: words.themeChosen,
        undo: undoBy(master.removeTheme, {}, { label: undoWords.undoChoice, done: undoWords.undone }),
      }),
  })
  const send = (themeID: number) => {
    choose.dismiss()
    choose.mutate({ body: { themeID } })
  }
  if (total === 0) return <EmptyState>{t('nothingFound')}</EmptyState>
  return (
    <>
      {canChoose && <p className="muted">{t('chooseText')}</p>}
      <ul className={classes['list']}>
        {items.map((theme) => (
          <li key={theme.themeID} data-taken={(theme.free === 0 && !isMine(theme)) || undefined}>
            <div>
              <p className={classes['name']}>{text(theme, 'theme')}</p>
              <p className="muted">{t('supervisor', { name: text(theme.supervisor, 'name') })}</p>
            </div>
            {theme.free > 0 && canChoose ? (
              <ActionButton
                kind="plain"
                ariaLabel={t('chooseOf', { theme: text(theme, 'theme') })}
                isBusy={choose.isPending && choose.variables.body.themeID === theme.themeID}
                onClick={() => send(theme.themeID)}
              >
                {t('choose')}
              </ActionButton>
            ) : (
              <span className={classes['availability']}>
                <Icon name={isMine(theme) || theme.free > 0 ? 'check' : 'lock'} size={18} />{' '}
                {t(isMine(theme) ? 'yourTheme' : theme.free > 0 ? 'free' : 'taken')}
              </span>
            )}
            {choose.variables?.body.themeID === theme.themeID && (
              <AttemptNotice
                problem={choose.error}
                isBusy={choose.isPending}
                onRetry={() => send(theme.themeID)}
              />
            )}
          </li>
        ))}
      </ul>
      <Pager page={page} perPage={perPage} total={total} onGo={onGo} />
    </>
  )
}

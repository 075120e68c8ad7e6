import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { applications } from '#contract/administration/applications.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ApplicationView } from './ApplicationView.tsx'
import { words } from './words.ts'

/** The screen of one application. */
export const OpenApplication = ({ id }: { readonly id: number }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useQuery(q(applications.one, { params: { id } }))
  return (
    <Screen
      name={data === undefined ? t('application') : text(data, 'kind')}
      isReading
      back={
        <Link to="/my-applications">
          <Icon name="left" size={18} /> {t('applications')}
        </Link>
      }
      renderFailure={(failure) =>
        renderNotFound(
          failure,
          <ButtonLink kind="main" to="/my-applications">
            {t('applications')}
          </ButtonLink>,
        )
      }
    >
      <ApplicationView id={id} />
    </Screen>
  )
}

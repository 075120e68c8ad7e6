import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lab } from '#contract/studies/lab.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LabUnitView } from './LabUnitView.tsx'
import { words } from './words.ts'

const LabUnitScreen = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { unitId } = useParams({ from: '/student/lab/$unitId' })
  const { data } = useQuery(q(lab.unit, { params: { unitId } }))
  return (
    <Screen
      key={unitId}
      back={
        <Link to="/lab">
          <Icon name="left" size={18} /> {t('toLab')}
        </Link>
      }
      name={data === undefined ? t('unitName') : text(data, 'unit')}
      renderFailure={(failure) =>
        renderNotFound(
          failure,
          <ButtonLink kind="main" to="/lab">
            {t('toLab')}
          </ButtonLink>,
        )
      }
    >
      <LabUnitView unitId={unitId} />
    </Screen>
  )
}

export default LabUnitScreen

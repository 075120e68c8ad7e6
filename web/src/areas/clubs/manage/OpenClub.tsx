import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clubs } from '#contract/campus/clubs.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ClubView } from './ClubView.tsx'
import { words } from './words.ts'

/** The screen of one of the student's clubs. */
export const OpenClub = ({ id }: { readonly id: number }) => {
  const t = useWords(words)
  const text = useLocalized()
  const club = useQuery(q(clubs.own)).data?.clubs.find((each) => each.self_governmentID === id)
  return (
    <Screen
      name={club === undefined ? t('club') : text(club, 'name')}
      back={
        <Link to="/clubs/manage">
          <Icon name="left" size={18} /> {t('manage')}
        </Link>
      }
    >
      <ClubView id={id} />
    </Screen>
  )
}

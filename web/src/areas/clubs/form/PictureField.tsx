import { useEffect, useState } from 'react'
import type { FileField } from '#contract/endpoint/endpoint.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import classes from './ClubForm.module.css'
import { words } from './words.ts'

interface Props {
  readonly field: FileField
  /** The address of the picture that the club has. */
  readonly current: string | null
  readonly file: File | null
  readonly progress: number | null
  readonly error: string | undefined
  readonly onPick: (file: File | null) => void
}

/** The picture of a club: the present one, until another is chosen. */
export const PictureField = ({ field, current, file, progress, error, onPick }: Props) => {
  const t = useWords(words)
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(
    () => () => {
      if (preview !== null) URL.revokeObjectURL(preview)
    },
    [preview],
  )
  const shown = preview ?? current
  const caption = t(preview === null ? 'pictureNow' : 'preview')
  return (
    <div className={classes['pictureField']} data-file="picture">
      <FilePicker
        label={t(current === null ? 'picture' : 'newPicture')}
        field={field}
        file={file}
        progress={progress}
        error={error}
        onPick={(picked) => {
          setPreview(picked && URL.createObjectURL(picked))
          onPick(picked)
        }}
      />
      {shown && (
        <figure>
          <img src={shown} alt={caption} width={640} height={360} />
          <figcaption className="muted">{caption}</figcaption>
        </figure>
      )}
    </div>
  )
}

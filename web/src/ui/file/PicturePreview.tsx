import { useEffect, useRef, useState } from 'react'
import classes from './PicturePreview.module.css'

interface PreviewedFile {
  readonly filename: string
  readonly mime: string
  readonly size: number
}

/** Formats that every browser draws. */
const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
/** A larger picture is read only when it is downloaded. */
const maxBytes = 5 * 1024 * 1024

export const canPreview = ({ mime, size }: PreviewedFile): boolean =>
  pictureTypes.has(mime) && size <= maxBytes

interface Props {
  readonly file: PreviewedFile
  /** Resolves to the bytes. */
  readonly load: () => Promise<unknown>
}

/** A picture that was sent, read once it comes into sight; without its bytes the place stays empty. */
export const PicturePreview = ({ file, load }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const [url, setUrl] = useState<string | null>(null)
  const loadBytes = useRef(load)
  useEffect(() => {
    loadBytes.current = load
  })
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    const show = async () => {
      const bytes = await loadBytes.current()
      if (isGone) return
      made = URL.createObjectURL(bytes as Blob)
      setUrl(made)
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      // The link below it says what failed, and reads again.
      show().catch(() => undefined)
    })
    observer.observe(box.current!)
    return () => {
      isGone = true
      observer.disconnect()
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [])
  return (
    <div ref={box} className={classes['preview']}>
      {url !== null && <img src={url} alt={file.filename} onError={() => setUrl(null)} />}
    </div>
  )
}

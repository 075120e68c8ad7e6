import { useParams } from '@tanstack/react-router'
import { Document } from './Document.tsx'

const ResourceScreen = () => {
  const { name = '' }: { name?: string } = useParams({ strict: false })
  return <Document key={name} name={name} />
}

export default ResourceScreen

import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { nameForClients } from '#app/enquiries/replies/name-for-clients.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { ReleaseTexts } from '#app/writing/publishing/release-texts/release-texts.tsx'
import { SAMPLE_VALUES, templateLabels } from './labels.ts'
import { templatesQuery } from './queries.ts'
import { TemplateList } from './template-list.tsx'

const labels = templateLabels.list

export const Route = createFileRoute('/_admin/_staff/admin/templates')({
  head: ({ match }) => staffHead(labels.title, match),
  component: Templates,
})

/** The replies and messages that are sent often; everyone reads them, admins change them. */
function Templates() {
  const { user } = useAuth()
  const firm = useFirm()
  const canEdit = user?.role === 'admin'
  return (
    <StaffList
      title={labels.title}
      text={canEdit ? labels.text : `${labels.text} ${labels.readOnly}`}
      failure={labels.failed}
      query={useQuery(templatesQuery)}
      controls={canEdit && <ReleaseTexts kind="template" />}
    >
      {(templates) => (
        <div className="px-4 pt-4">
          <TemplateList
            templates={templates}
            canEdit={canEdit}
            valuesIn={(language) => ({
              ...SAMPLE_VALUES,
              firm: firm.name,
              staff: nameForClients(user, language),
            })}
          />
        </div>
      )}
    </StaffList>
  )
}

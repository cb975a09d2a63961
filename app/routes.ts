import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'
import { paths } from './paths.ts'

/** Every page of the site and the file that draws it. */
export const routes = rootRoute('layout/document.tsx', [
  layout('public', 'layout/public-layout.tsx', [
    index('pages/home.tsx'),
    route(paths.service('$slug'), 'pages/services/service.tsx'),
    route(paths.pricing, 'pages/pricing.tsx'),
    route(paths.faq, 'pages/faq/questions.tsx'),
    route(paths.question('$slug'), 'pages/faq/question.tsx'),
    route(paths.blog, 'pages/blog/posts.tsx'),
    route(paths.post('$slug'), 'pages/blog/post.tsx'),
    route(paths.contact, 'pages/contact.tsx'),
    route(paths.enquiryReceived('$token'), 'pages/enquiry-received.tsx'),
    route(paths.receipt('$token'), 'pages/receipt.tsx'),
    route(paths.about, 'pages/about.tsx'),
    route(paths.privacy, 'pages/privacy-policy.tsx'),
    route(paths.terms, 'pages/terms-of-service.tsx'),
    route(paths.cookies, 'pages/cookie-policy.tsx'),
  ]),
  layout('admin', 'pages/admin/admin-layout.tsx', [
    route(paths.admin.login, 'pages/admin/login.tsx'),
    layout('staff', 'pages/admin/guard.tsx', [
      route(paths.admin.dashboard, 'pages/admin/dashboard.tsx'),
      route(paths.admin.faqs, 'pages/admin/faqs.tsx'),
      route(paths.admin.blog, 'pages/admin/blog.tsx'),
      route(paths.admin.newPost, 'pages/admin/post-new.tsx'),
      route(paths.admin.leads, 'pages/admin/leads.tsx'),
      route(`${paths.admin.leads}/$id`, 'pages/admin/lead.tsx'),
      route(paths.admin.mail, 'pages/admin/mail.tsx'),
      route(paths.admin.staff, 'pages/admin/staff.tsx'),
      route(paths.admin.account, 'pages/admin/account.tsx'),
    ]),
  ]),
  route('$', 'pages/missing.tsx'),
])

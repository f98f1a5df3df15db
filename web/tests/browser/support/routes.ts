// Every kind of page that there is.

export const ROUTES = [
  '/',
  '/play/la-trel/advanced?p1=human&p2=human',
  '/play/attangle/grand?p1=human&p2=human',
  '/play/latroncules/classic?p1=human&p2=human',
  '/play/chasse-croise/standard?p1=human&p2=human&seed=4',
  '/rules/la-trel',
  '/rules/attangle',
  '/rules/latroncules',
  '/rules/chasse-croise',
  '/learn',
  '/learn/la-trel',
  '/analysis/attangle/standard',
  '/analysis/chasse-croise/standard',
  '/compare/la-trel?a=base&b=master&position=7s/8/8/1d1d4/8/1d1d4/2W5/7S+1+-/-+40',
  '/compare/chasse-croise',
  '/print/la-trel/master',
  '/library',
  '/study',
  '/settings',
  '/about',
];

import type { NoticeTexts } from './notice-texts.ts';

export const noticeFr: NoticeTexts = {
  preferences: {
    title: 'Vos choix en matière de témoins',
    intro:
      'Un témoin (cookie) est un petit fichier qu’un site dépose dans votre navigateur. Ceux qui ne sont pas nécessaires restent désactivés tant que vous ne les activez pas. Si vous les refusez, tous nos services vous restent ouverts.',
    outro:
      'Vous pouvez changer d’avis en tout temps avec le lien «\u00a0Gérer les témoins\u00a0», au bas de chaque page. Votre choix est gardé six mois dans ce navigateur. Nous en conservons la preuve pendant trois ans, sous un numéro tiré au hasard, sans rien qui vous identifie.',
    agree: 'Tout accepter',
    disagree: 'Tout refuser',
    save: 'Enregistrer mes choix',
    close: 'Fermer',
    necessary: {
      title: 'Nécessaires',
      description:
        'Ils gardent votre session ouverte, la langue du site, l’adhésion ou le formulaire que vous avez commencé, le numéro d’une demande que vous venez d’envoyer et le choix que vous faites ici. Le site ne peut pas s’en passer, et ils ne servent à rien d’autre.',
    },
  },
  purposes: {
    audience: {
      title: 'Mesure de la fréquentation',
      description:
        'Pour améliorer le site, nous comptons les pages consultées, les liens suivis et les formulaires commencés ou envoyés, jamais ce que vous y écrivez. Si votre session est ouverte, votre numéro de membre accompagne ces données. Google les traite pour nous, en partie à l’extérieur du Québec.',
    },
    advertising: {
      title: 'Publicité',
      description:
        'Pour mesurer l’effet de nos annonces et les adapter à ce que vous consultez ici. Google reçoit ces données, peut les relier à vos visites sur d’autres sites et les traite en partie à l’extérieur du Québec.',
    },
  },
};

// Names that designers give to bags, shoes, jeans and frames. Data only.

export const MODEL_NAMES: readonly string[] =
  "Ada Alma Anouk Ariel Astor Aveline Basil Bela Bruna Calla Carmen Celeste Cléo Clover Cosima Dalia Delft Dora Edie Elio Emil Enzo Etta Fabre Fiora Flint Gala Gia Greta Hale Hana Hugo Ida Ilse Ines Iris Ivo Jade Jules June Kit Klee Lark Lena Leo Lido Lola Luca Lune Mae Mara Margot Marlo Mila Mira Mona Nadia Nell Nico Nina Noor Nova Oda Olga Orla Otto Paloma Petra Pia Quinn Rafa Remy Reva Rio Roma Rosa Sabine Sasha Selma Sena Sil Soma Sonia Tess Thea Tilda Toma Una Vale Vera Vida Viola Wes Yara Zelda Zia Zora".split(
    " ",
  );

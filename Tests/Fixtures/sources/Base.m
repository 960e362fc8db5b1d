#import "Base.h"
@interface BaseViewController ()
@property (strong) IBOutlet UIView *hidden;
@end

@implementation BaseViewController {
    UIImageView *picture;
}
// - (IBAction)commented:(id)sender {}
- (IBAction)close:(id)sender {
    char quote = '"';
    NSInteger difference = 4 - 3;
    [self performSegueWithIdentifier:@"details" sender:self];
    [self performSegueWithIdentifier:kBase sender:self];
    [self performSegueWithIdentifier:[NSString stringWithFormat:@"%d", 1] sender:self];
    [self.tableView registerNib:[UINib nibWithNibName:@"Cell" bundle:nil] forCellReuseIdentifier:@"Cell"];
    [[BaseViewController alloc] initWithNibName:nil bundle:nil];
    [tableView dequeueReusableCellWithIdentifier:@"Made here"];
    [tableView dequeueReusableCellWithIdentifier:@"Line" forIndexPath:[self pathOf:@"Line"]];
    [[NSBundle mainBundle] loadNibNamed:@"MacRow" owner:self topLevelObjects:nil];
    [[NSBundle mainBundle] loadNibNamed:@"Row" owner:self options:nil];
}
- (void)perhaps {
    if (self.view) { @try { [self performSegueWithIdentifier:@"maybe" sender:nil]; } @catch (id error) {} }
    [self performSegueWithIdentifier:@"surely" sender:nil];
}
- (void)undeclared { [UIStoryboard storyboardWithName:@"Main" bundle:nil]; }
RCT_EXPORT_METHOD(exported)
@end

@implementation UIViewController (Additions)
- (IBAction)dismissFromAnywhere:(id)sender {}
@end

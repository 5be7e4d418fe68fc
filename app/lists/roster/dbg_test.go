package roster
import ("testing";"os";"fmt";"wasit/swiss")
func TestDbg(t *testing.T){
 data,_:=os.ReadFile("/tmp/in.txt")
 w:=readWanted(t,os.Getenv("W"))
 o:=w.options(); o.Today=swiss.Date{Year:2026,Month:11,Day:20}
 d,err:=ReadText(string(data),o)
 fmt.Println(err)
 for i,r:=range d.Rows { fmt.Println(i,r.Line,r.Skip,r.Withdrawn,r.Entrant.Name,"|",r.Entrant.Nickname,"|",sexText(r.Entrant.Sex),"|",r.Entrant.Club,"|",r.Entrant.ClassText,r.Entrant.Class,"|",dateText(r.Entrant.Birth),r.Entrant.Age,"|",r.Entrant.Rating,"|",r.Entrant.Group,"->",r.Section,r.Doubts,len(r.Changes),r.Entrant.Team,r.Entrant.Board) }
 for _,q:=range d.Questions { fmt.Println("?",q.About,q.Rows,q.Text,q.Sections) }
}
